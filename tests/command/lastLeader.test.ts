import { describe, expect, test } from "vitest";
import { memberActions } from "../../src/actions/member";
import { memberEntity } from "../../src/actions/memberEntity";
import { selfActions } from "../../src/actions/self";
import { perform } from "../../src/command/perform";
import { ActionError } from "../../src/command/tools";
import type { Tools } from "../../src/command/tools";
import { fakeTools } from "./fakeTools";

describe("with more members than one call gives", () => {
  const last = (role: string) => [
    { account: "boss", role },
    ...Array.from({ length: 129 }, (_, place) => ({ account: `m${place}`, role: "member" })),
  ];
  /** Page after page of `all`, a hundred at once; nothing may be sent but what is noted. */
  function large(account: string, all: readonly object[], isBroken = false) {
    const sent: unknown[] = [];
    const query = (_: unknown, { page }: { page: number }) =>
      isBroken && page === 2
        ? Promise.reject(new ActionError("Page 2 is lost", 500))
        : Promise.resolve({
            members: { items: all.slice(page * 100 - 100, page * 100), total: all.length },
          });
    const mutate: Tools["mutate"] = (_, variables) => {
      sent.push(variables);
      return Promise.resolve({} as never);
    };
    const accountRole = account === "boss" ? "user" : "admin";
    const access = { account, accountRole, organizationUid: "o1", organizationRole: "owner" };
    return { sent, tools: fakeTools({ access }, { query: query as never, mutate }) };
  }
  const all = [...memberActions, ...selfActions];
  const cases = [
    ["self.deleteAccount", "boss", { confirmation: "action.self.deleteAccount.word" }],
    ["self.leaveOrganization", "boss", {}],
    ["member.remove", "staff", {}],
    ["member.changeRole", "staff", { role: "member" }],
  ] as const;
  async function outcome(id: string, account: string, values: object, rig: ReturnType<typeof large>) {
    const boss = memberEntity({ account: "boss", role: "owner" }, "o1");
    const subject = account === "boss" ? {} : { subject: boss };
    const asked = all.find((one) => one.id === id);
    if (!asked) throw new Error(id);
    const request = { values: { ...values }, source: "form", confirmed: true, ...subject } as const;
    return { performed: await perform(asked, rig.tools, request), sent: rig.sent.length };
  }

  test.each(cases)(
    "[96] [107] %s of the last to lead, on whichever page, is refused",
    async (id, who, values) => {
      const reason = id.startsWith("self") ? "indispensable" : "lastLeader";
      for (const role of ["owner", "admin"] as const)
        for (const people of [last(role), last(role).toReversed()])
          expect(await outcome(id, who, values, large(who, people))).toEqual({
            performed: { kind: "failed", message: `reason.${reason}.${role}` },
            sent: 0,
          });
    },
  );

  test.each(cases)("%s goes through where another leads on the last page", async (id, who, values) => {
    const others = [...last("owner"), { account: "second", role: "owner" }];
    expect(await outcome(id, who, values, large(who, others))).toMatchObject({
      performed: { kind: "done" },
      sent: 1,
    });
  });

  test.each(cases)("%s is not sent where a page cannot be read, and why is said", async (id, who, values) => {
    const { performed, sent } = await outcome(id, who, values, large(who, last("owner"), true));
    expect([performed, sent]).toEqual([
      expect.objectContaining({ kind: "failed", message: "Page 2 is lost" }),
      0,
    ]);
  });
});
