import { describe, expect, test } from "vitest";
import { createRegistry } from "../../src/actions/registry";
import type { Entity, EntityKind } from "../../src/command/entity";
import { entityKinds } from "../../src/command/entity";
import { offer } from "../../src/command/offer";
import type { Offer } from "../../src/command/offer";
import { perform } from "../../src/command/perform";
import type { Performed } from "../../src/command/performed";
import type { Self } from "../../src/machines/answers";
import { entityOfRoute, routes } from "../../src/routes";
import type { Access } from "../../src/rules/permission";
import { admissionOf } from "../../src/shell/admission";
import { baseContext, fakeCalls, fakeTools } from "./fakeTools";
import { mayDo, people, screensOfThings, wanted, withoutOrganization } from "./whoMay";

const actions = createRegistry({ demo: undefined, graphiql: false, calls: fakeCalls() });
const requirements = {
  anyone: undefined,
  session: "reason.needs.session",
  moderator: "reason.needs.moderator",
  admin: "reason.needs.orgAdmin",
  platform: "reason.needs.platformAdmin",
} as const;

/** A thing of each kind that most of what there is suits: another's, connected, of park p1. */
const things = new Map<EntityKind, Entity>(
  (Object.keys(entityKinds) as EntityKind[]).map((kind) => [
    kind,
    { kind, uid: `${kind}1`, name: kind, parent: "p1", state: kind === "member" ? "guest" : "user" },
  ]),
);

function subjectsFor(on: EntityKind | undefined): Entity[] {
  const thing = on === undefined ? undefined : things.get(on);
  return thing === undefined ? [] : [thing];
}

function isAbsentOrRefused(offered: Offer, performed: Performed): boolean {
  if (offered === "absent") return performed.kind === "refused" || performed.kind === "blocked";
  if (offered === "available") return performed.kind !== "refused" && performed.kind !== "blocked";
  return performed.kind === "blocked" && performed.reason.key === offered.disabled.key;
}

test("[104] [109] the table by hand names every action there is, and no other", () => {
  expect(actions.map(({ id }) => id).sort()).toEqual([...wanted.keys()].sort());
});

describe.each(people)("[104] [111] %s", (_name, access, last) => {
  const context = { ...baseContext, access };
  const allowed = (id: string) => mayDo(last, wanted.get(id) ?? "platform");

  test("the palette lists what they may, and greys the rest with its reason when searched", () => {
    const seen = actions.map((each) => [each.id, offer(each, context) !== "absent"]);
    expect(seen).toEqual(actions.map(({ id }) => [id, allowed(id)]));
    const greyed = actions.filter(({ id }) => !allowed(id));
    expect(greyed.map((each) => [each.id, offer(each, context, { searched: true })])).toEqual(
      greyed.map(({ id }) => [id, { disabled: { key: requirements[wanted.get(id) ?? "platform"] } }]),
    );
  });

  test("no button and no menu row offers what they may not", () => {
    const offered = actions
      .filter(({ id }) => !allowed(id))
      .filter((each) =>
        [false, true].some((beside) => {
          const to = { beside, ...(each.on === undefined ? {} : { subjects: subjectsFor(each.on) }) };
          return offer(each, context, to) !== "absent";
        }),
      );
    expect(offered.map(({ id }) => id)).toEqual([]);
  });

  test("a key runs what they may, and sends nothing else", async () => {
    for (const each of actions) {
      const sent: unknown[] = [];
      const tools = fakeTools(
        { access },
        { mutate: (document) => Promise.reject(new Error(String(sent.push(document)))) },
      );
      const performed = await perform(each, tools, { source: "key" });
      const refusal = { kind: "refused", reason: { key: requirements[wanted.get(each.id) ?? "platform"] } };
      if (allowed(each.id)) expect([each.id, performed]).not.toEqual([each.id, refusal]);
      else expect([each.id, performed, sent, tools.did]).toEqual([each.id, refusal, [], []]);
    }
  });

  test("button and key agree on one thing, online and offline", async () => {
    for (const online of [true, false])
      for (const each of actions) {
        const subjects = subjectsFor(each.on);
        const offered = offer(each, { ...context, online }, { subjects });
        const performed = await perform(each, fakeTools({ access, online }), { subjects, source: "button" });
        expect([each.id, offered, performed, isAbsentOrRefused(offered, performed)]).toEqual([
          each.id,
          offered,
          performed,
          true,
        ]);
      }
  });
});

function selfOf({ account, accountRole, organizationUid, organizationRole }: Access): Self {
  const organization =
    organizationUid === null
      ? null
      : { uid: organizationUid, name: "Sonnenwerk", permission: { role: organizationRole ?? "" } };
  return { account, role: accountRole, hashed_username: "", contact: null, organization };
}

const signedIn = people.filter(([, { account }]) => account !== "");

describe.each(signedIn)("[109] [11] the addresses of %s", (_name, access, last) => {
  const self = selfOf(access);
  const hasNone = access.organizationUid === null;

  test.each(routes)("$id", (route) => {
    const step = screensOfThings[route.id] ?? wanted.get(`go.${route.id}`);
    const outside = hasNone && !withoutOrganization.includes(route.id);
    const may = step !== undefined && mayDo(last, step);
    const admission = admissionOf(self, route);
    expect(admission).toBe(outside ? "withoutOrganization" : may ? "in" : "denied");
    const id = route.entity === undefined ? `go.${route.id}` : `${route.entity}.open`;
    const way = actions.find((each) => each.id === id);
    const subjects = subjectsFor(entityOfRoute(route));
    const offered = way && offer(way, { ...baseContext, access }, { subjects });
    expect([route.id, offered === "available"]).toEqual([route.id, admission === "in"]);
  });
});
