import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openGateway } from "./open-gateway.ts";
import { startRealOrigin } from "./real-origin.ts";

let origin: Awaited<ReturnType<typeof startRealOrigin>>;
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  origin = await startRealOrigin();
  gateway = await openGateway({
    KNOWLEDGE_API_URL: `${origin.url}/knowledge/api`,
    SMS_SIGN_SECRET: origin.smsSecret,
  });
});
afterAll(() => origin.stop());

test("notes are written, listed, changed and deleted, and refusals are values", async () => {
  const mobile = "13800000001";
  await gateway.ask(`mutation($mobile: String!) { requestSignInCode(mobile: $mobile) { __typename } }`, {
    variables: { mobile },
  });
  const signedIn = await gateway.ask(
    `mutation($mobile: String!, $code: String!) {
      signInWithCode(mobile: $mobile, code: $code) { ... on SignedIn { token } }
    }`,
    { variables: { mobile, code: await origin.codeOf(mobile) } },
  );
  const { token } = signedIn.data.signInWithCode;
  const id = randomUUID();
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await gateway.ask(query, { variables: { ...variables }, token });
    expect(errors).toBeUndefined();
    return data;
  };
  const create = `mutation($input: NewNote!) {
    createNote(input: $input) { __typename ... on Note { id second text createdAt } ... on Refusal { reason } }
  }`;
  const input = { id, videoId: 1, second: 72, text: "直刺\n一寸半" };
  expect((await ask(create, { input })).createNote).toEqual({
    __typename: "Note",
    id,
    second: 72,
    text: "直刺\n一寸半",
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+08:00)$/),
  });
  const nowhere = { ...input, id: randomUUID(), videoId: 99_999 };
  expect((await ask(create, { input: nowhere })).createNote).toEqual({
    __typename: "Refusal",
    reason: "NOT_FOUND",
  });
  const change = `mutation($input: NoteChange!) {
    updateNote(input: $input) { __typename ... on Note { second text } }
  }`;
  await ask(change, { input: { id, second: 73, text: "斜刺" } });
  const list = `query($lesson: ID!) { notes(lessonId: $lesson) { id second text } }`;
  expect((await ask(list, { lesson: "1" })).notes).toEqual([{ id, second: 73, text: "斜刺" }]);
  const remove = `mutation($id: ID!) { deleteNote(id: $id) { __typename ... on Refusal { reason } } }`;
  expect((await ask(remove, { id })).deleteNote).toEqual({ __typename: "NoteDeleted" });
  expect((await ask(remove, { id })).deleteNote).toEqual({ __typename: "Refusal", reason: "NOT_FOUND" });
  expect((await ask(list, { lesson: "1" })).notes).toEqual([]);
});
