import { describe, expect, test } from "vitest";
import { furtherRules } from "../../src/graph/cache/further";
import type { RootField } from "./rootFields";
import { rootFields } from "./rootFields";
import { runField, sampleServer } from "./sampleServer";

/** Writes whose answer §7 names no fields of, so that the server's status says that they are done. */
const writes = [
  ...["updateUsername", "updateEmail", "updatePassword", "updateContact", "updateSettings"],
  ...["leaveOrganization", "deleteAccount", "logout", "register", "forgotPassword", "resetPassword"],
  ...["revokeSession", "deleteSession", "answerInvitation", "acceptInvitation"],
  ...["verifyTotp", "disableTotp", "deleteComment", "deleteReport", "deleteContract"],
  ...["deleteAccountingContact", "deleteEvent", "deleteUser", "deletePark", "deletePortfolio"],
];

const bodies: Readonly<Record<string, () => Response>> = {
  "204": () => new Response(null, { status: 204 }),
  "200 with nothing": () => new Response(""),
  "200 with a length of 0": () => new Response("", { headers: { "Content-Length": "0" } }),
  "200 with null": () => Response.json(null),
  "200 with true": () => Response.json(true),
  "200 with a text": () => Response.json("Done"),
  "201 with a word": () => new Response("Created", { status: 201 }),
  "200 with JSON that is cut": () =>
    new Response('{"id": "1", "na', { headers: { "Content-Type": "application/json" } }),
};

function fieldOf(name: string): RootField {
  const found = rootFields.find((field) => field.kind === "mutation" && field.name === name);
  if (!found) throw new Error(`No mutation ${name}`);
  return found;
}

/** What the first call is answered; further calls, which read what was changed, are answered as always. */
async function outcomeOf(name: string, answer: () => Response) {
  let calls = 0;
  const server = sampleServer(() => (calls++ === 0 ? answer() : null));
  const { data, error } = await runField(server, fieldOf(name));
  return { errors: error?.graphQLErrors ?? [], value: data?.[name] ?? null };
}

describe.each(Object.entries(bodies))("[94][180][202] %s", (_name, answer) => {
  test.each(writes)("is a success of %s", async (name) => {
    const { errors, value } = await outcomeOf(name, answer);
    expect(errors).toEqual([]);
    expect(value).not.toBeNull();
  });
});

/** Writes that answer what they have changed, where §7 does not say that the server does. */
const changes = [
  ...["updateDevice", "updateDeviceLocation", "assignDevicePark", "removeDevicePark"],
  ...["assignDeviceOrganization", "removeDeviceOrganization", "updatePark", "updatePortfolio"],
  ...["updateOrganization", "updateUser", "updateComment"],
];

/** The write alone is answered so: an organization's address is read before it. */
async function changeOf(name: string, answer: () => Response) {
  const server = sampleServer((_signal, method) => (method === "GET" ? null : answer()));
  const { data, error } = await runField(server, fieldOf(name));
  return { errors: error?.graphQLErrors ?? [], value: data?.[name] ?? null };
}

describe.each(
  Object.entries({ ...bodies, "200 with a message": () => Response.json({ message: "Changed" }) }),
)("[180][187][199] %s", (_name, answer) => {
  test.each(changes)("is a success of %s, and what it has changed is read", async (name) => {
    const { errors, value } = await changeOf(name, answer);
    expect(errors).toEqual([]);
    expect(JSON.stringify(value)).toContain("sample");
  });
});

/** Every write that may answer the thing, and may not. */
const mayBeNull = rootFields
  .filter(({ kind, isNullable }) => kind === "mutation" && isNullable)
  .map(({ name }) => name);

describe.each(Object.entries({ ...bodies, "200 with a message": () => Response.json({ message: "ok" }) }))(
  "[199][202] %s",
  (_name, answer) => {
    test.each(mayBeNull)("is no failure of %s", async (name) => {
      const { errors } = await changeOf(name, answer);
      expect(errors).toEqual([]);
    });
  },
);

test("[199] what a write has changed and cannot be read afterwards makes no failure of it", async () => {
  const server = sampleServer((_signal, method) =>
    method === "GET" ? new Response("{}", { status: 500 }) : Response.json({ message: "ok" }),
  );
  for (const name of changes.filter((each) => each !== "updateOrganization")) {
    const { data, error } = await runField(server, fieldOf(name));
    expect([name, error?.graphQLErrors ?? [], data?.[name]]).toEqual([name, [], null]);
  }
});

test("after every write that answers nothing what is shown is asked anew", () => {
  const asked: string[] = [];
  const cache = {
    inspectFields: () => [{ fieldName: "parks", fieldKey: "parks", arguments: null }],
    invalidate: (_entity: string, field: string) => void asked.push(field),
  };
  for (const name of mayBeNull) {
    const update = furtherRules.updates?.[name];
    update?.({ [name]: null }, {}, cache as never, {} as never);
    update?.({ [name]: null }, {}, cache as never, { error: new Error("refused") } as never);
  }
  expect(mayBeNull.length).toBeGreaterThan(25);
  expect(asked).toEqual(mayBeNull.map(() => "parks"));
});

describe("[F30] a page with 200, as a proxy answers,", () => {
  const page = () =>
    new Response("<!doctype html><h1>Sign in to the guest network</h1>", {
      headers: { "Content-Type": "text/html" },
    });
  test.each(writes)("is no success of %s", async (name) => {
    const { errors, value } = await outcomeOf(name, page);
    expect(errors.map(({ extensions }) => extensions["failure"])).toEqual(["malformed"]);
    expect(value).toBeNull();
  });
});
