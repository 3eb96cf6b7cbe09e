import type { NoteItem } from "@xinglin/ui";
import { useClient } from "urql";
import { graphql } from "../../gql/index.ts";
import { failureText } from "../../lib/failure-text.ts";
import { useQuery } from "../../lib/use-query.ts";
import { randomId } from "./random-id.ts";

const NotesQuery = graphql(`
  query LessonNotes($lessonId: ID!) {
    notes(lessonId: $lessonId) {
      id
      second
      text
    }
  }
`);
const CreateMutation = graphql(`
  mutation CreateNote($input: NewNote!) {
    createNote(input: $input) {
      ... on Refusal {
        message
      }
    }
  }
`);
const UpdateMutation = graphql(`
  mutation UpdateNote($input: NoteChange!) {
    updateNote(input: $input) {
      ... on Refusal {
        message
      }
    }
  }
`);
const DeleteMutation = graphql(`
  mutation DeleteNote($id: ID!) {
    deleteNote(id: $id) {
      ... on Refusal {
        message
      }
    }
  }
`);

/** Ids of notes on their way, by what they say: sent again after a lost answer, a note is not doubled. */
const sent = new Map<string, string>();

type Answer = { __typename: string; message?: string };

/** A learner's notes on a lesson; each change answers why it was refused, and nothing when it was not. */
export function useNotes(lessonId: string) {
  const client = useClient();
  const variables = { lessonId };
  const query = useQuery({ query: NotesQuery, variables, requestPolicy: "cache-and-network" });

  const refresh = () => query[1]({ requestPolicy: "network-only" });
  const told = (answer: Answer | undefined) => {
    if (answer?.__typename === "Refusal") return answer.message ?? "没有保存上，请稍后再试。";
    refresh();
    return undefined;
  };

  return {
    query,
    create: async ({ second, text }: { second: number; text: string }) => {
      const key = `${lessonId} ${second} ${text}`;
      const id = sent.get(key) ?? randomId();
      sent.set(key, id);
      const input = { id, videoId: Number(lessonId), second, text };
      const { data, error } = await client.mutation(CreateMutation, { input }).toPromise();
      if (error) return failureText(error, "笔记").text;
      sent.delete(key);
      return told(data?.createNote);
    },
    change: async ({ id, second, text }: NoteItem) => {
      const { data, error } = await client
        .mutation(UpdateMutation, { input: { id, second, text } })
        .toPromise();
      return error ? failureText(error, "笔记").text : told(data?.updateNote);
    },
    remove: async ({ id }: NoteItem) => {
      const { data, error } = await client.mutation(DeleteMutation, { id }).toPromise();
      return error ? failureText(error, "笔记").text : told(data?.deleteNote);
    },
  };
}
