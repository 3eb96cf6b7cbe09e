import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { parse } from "graphql";
import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { cacheExchange, Client, Provider, type Exchange, type Operation } from "urql";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { filter, makeSubject, map, merge, pipe, tap } from "wonka";
import { useQuery } from "./use-query.ts";

interface Course {
  course: { __typename: "Course"; id: string; name: string };
}

const document: TypedDocumentNode<Course, { id: string }> = parse(
  "query Course($id: ID!) { course(id: $id) { __typename id name } }",
);

/** A client whose network answers when the test says so. */
function site() {
  const asked: string[] = [];
  const waiting = new Map<string, Operation>();
  const answers = makeSubject<{ operation: Operation; name?: string }>();
  const network: Exchange = () => (operations) =>
    merge([
      pipe(
        operations,
        tap((operation) => {
          const { id } = operation.variables as { id: string };
          if (operation.kind !== "query") {
            waiting.delete(id);
            return;
          }
          waiting.set(id, operation);
          // Like the product's own, which hashes first: what is hung up on at once is never sent.
          queueMicrotask(() => waiting.get(id) === operation && asked.push(id));
        }),
        filter(() => false),
        map(() => ({}) as never),
      ),
      pipe(
        answers.source,
        map(({ operation, name }) => ({
          operation,
          data: name
            ? { course: { __typename: "Course", id: (operation.variables as { id: string }).id, name } }
            : undefined,
          error: name ? undefined : (new Error("refused") as never),
          stale: false,
          hasNext: false,
        })),
      ),
    ]);
  const client = new Client({ url: "/", preferGetMethod: false, exchanges: [cacheExchange, network] });
  const answer = (id: string, name?: string) => {
    const operation = waiting.get(id);
    if (!operation) throw new Error(`Nobody asked for ${id}.`);
    answers.next({ operation, name });
  };
  return { client, asked, answer };
}

/** What an address is to a page: outside of React, and followed at once. */
function address(first: string) {
  let now = first;
  let tell = () => {};
  return {
    go: (id: string) => {
      now = id;
      tell();
    },
    use: () =>
      useSyncExternalStore(
        (told) => ((tell = told), () => {}),
        () => now,
      ),
  };
}

let place: HTMLElement;
let drawn: string[];
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  place = window.document.body.appendChild(window.document.createElement("div"));
  root = createRoot(place);
  drawn = [];
});

afterEach(() => {
  root.unmount();
  place.remove();
});

const draw = (client: Client, page: ReactNode) => root.render(<Provider value={client}>{page}</Provider>);
const shown = (text: string) => vi.waitFor(() => expect(place.textContent).toBe(text));

function CourseName({ id, policy }: { id: string; policy?: "cache-and-network" }) {
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: document,
    variables: { id },
    requestPolicy: policy,
  });
  const words = [data?.course.name, error && "failed", fetching && "fetching", stale && "stale"];
  const text = words.filter(Boolean).join(" ");
  drawn.push(text);
  if (drawn.length > 100) throw new Error("It is drawn without end.");
  return <button onClick={() => again({ requestPolicy: "network-only" })}>{text}</button>;
}

it("shows what is known at once, and asks once for what is not", async () => {
  const { client, asked, answer } = site();
  draw(client, <CourseName id="1" />);
  await shown("fetching");
  answer("1", "毫针");
  await shown("毫针");
  draw(client, undefined);
  await shown("");
  drawn = [];
  draw(client, <CourseName id="1" />);
  await shown("毫针");
  expect(drawn).toEqual(["毫针"]);
  expect(asked).toEqual(["1"]);
});

it("keeps what was shown until the answer to a new question comes, and goes back without asking", async () => {
  const { client, asked, answer } = site();
  draw(client, <CourseName id="1" />);
  await shown("fetching");
  answer("1", "毫针");
  await shown("毫针");
  draw(client, <CourseName id="2" />);
  await shown("毫针 fetching");
  answer("2", "艾灸");
  await shown("艾灸");
  draw(client, <CourseName id="1" />);
  await shown("毫针");
  expect(asked).toEqual(["1", "2"]);
});

it("reads again what is known where it is told to, for everybody who follows it", async () => {
  const { client, asked, answer } = site();
  const both = (
    <>
      <CourseName id="1" policy="cache-and-network" />
      <CourseName id="1" />
    </>
  );
  draw(client, both);
  await shown("fetchingfetching");
  answer("1", "毫针");
  await shown("毫针毫针");
  place.querySelector("button")?.click();
  await shown("毫针 stale毫针 stale");
  answer("1", "毫针入门");
  await shown("毫针入门毫针入门");
  expect(asked).toEqual(["1", "1"]);
});

it("says that nothing came, and asks anew when told to", async () => {
  const { client, asked, answer } = site();
  draw(client, <CourseName id="1" />);
  await shown("fetching");
  answer("1");
  await shown("failed");
  place.querySelector("button")?.click();
  answer("1", "毫针");
  await shown("毫针");
  expect(asked).toEqual(["1", "1"]);
});

it("comes to rest when one goes back while what was asked again has just come", async () => {
  const { client, answer } = site();
  const { go, use } = address("1");
  const Searched = () => {
    const id = use();
    const [{ data }, again] = useQuery({ query: document, variables: { id } });
    const read = useEffectEvent(() => again({ requestPolicy: "network-only" }));
    useEffect(() => {
      if (id !== "1") read();
    }, [id]);
    drawn.push(data?.course.name ?? "");
    if (drawn.length > 100) throw new Error("It is drawn without end.");
    return (
      <a href="#back" onClick={() => void Promise.resolve().then(() => go("1"))}>
        {data?.course.name}
      </a>
    );
  };
  draw(client, <Searched />);
  await vi.waitFor(() => answer("1", "毫针"));
  await shown("毫针");
  go("2");
  await vi.waitFor(() => answer("2", "艾灸"));
  await shown("艾灸");
  await userEvent.click(page.getByRole("link"));
  await shown("毫针");
  expect(drawn.length).toBeLessThan(10);
});
