import { describe, expect, test } from "vitest";
import { contactActions } from "../../src/actions/contact";
import { parkActions } from "../../src/actions/park";
import { portfolioActions } from "../../src/actions/portfolio";
import { perform } from "../../src/command/perform";
import type { Entity } from "../../src/command/entity";
import type { Tools } from "../../src/command/tools";
import { warningOf } from "../../src/command/warning";
import { jpegOf } from "../jpeg";
import { admin, fakeTools, toasts } from "./fakeTools";

const all = [...contactActions, ...parkActions, ...portfolioActions];
const park = { kind: "park", uid: "p1", name: "Nord" } as const;
const portfolio = { kind: "portfolio", uid: "f1", name: "Börde" } as const;
const contact = { kind: "contact", uid: "7", name: "Eva Kern" } as const;

/** Runs an action over a server that answers by the name of the field; gives what was sent. */
async function run(
  id: string,
  request: Partial<Parameters<typeof perform>[2]>,
  answers: object,
  change: Parameters<typeof fakeTools>[0] = {},
) {
  const sent: unknown[] = [];
  const overrides: Partial<Tools> = {
    query: <Data>() => Promise.resolve(answers as Data),
    mutate: <Data>(_document: unknown, variables: object) => {
      sent.push(variables);
      return Promise.resolve(answers as Data);
    },
  };
  const tools = fakeTools(change, overrides);
  const action = all.find((each) => each.id === id);
  if (!action) throw new Error(id);
  const result = await perform(action, tools, { source: "palette", ...request });
  return { result, sent, tools };
}

const before = { uid: "p1", name: "Nord", timezone: "Europe/Berlin", currency: "EUR" };

describe("[128] the outline image", () => {
  /** With the reason at the field of the file. */
  const refused = (message: string) => ({ kind: "failed", message, faults: { image: message } });
  const framed = (width: number, height: number) =>
    new File([jpegOf(width, height)], "plan.jpg", { type: "image/jpeg" });
  const upload = (image: File) => run("park.uploadOutline", { subject: park, values: { image } }, {});

  test("is sent when it is a JPEG", async () => {
    const image = framed(800, 600);
    const { result, sent } = await upload(image);
    expect([result.kind, sent]).toEqual(["done", [{ park: "p1", file: image }]]);
  });

  test("is refused before it is sent where it has more pixels than anybody can show", async () => {
    const wide = await upload(framed(30_000, 30_000));
    expect(wide.result).toEqual(refused('reason.tooManyPixels {"limit":10000}'));
    expect(wide.sent).toEqual([]);
    expect((await upload(framed(10_000, 8000))).result.kind).toBe("done");
  });

  test("is refused where the file breaks off before it says how large the picture is", async () => {
    const whole = framed(800, 600);
    const cut = new File([whole.slice(0, 12)], "plan.jpg", { type: "image/jpeg" });
    const { result, sent } = await upload(cut);
    expect([result, sent]).toEqual([refused("reason.damaged"), []]);
  });

  test("is refused with the reason, and not sent, when it only says so or is too large", async () => {
    const png = await upload(new File(["PNG"], "plan.jpg", { type: "image/jpeg" }));
    const large = new File([new Uint8Array(10_000_001)], "plan.jpg", { type: "image/jpeg" });
    const heavy = await upload(large);
    expect(png.result).toEqual(refused("reason.notJpeg"));
    expect(heavy.result).toEqual(refused('reason.tooLarge {"limit":10}'));
    expect([png.sent, heavy.sent]).toEqual([[], []]);
  });
});

describe("portfolios and parks", () => {
  test("[124] external data is fetched anew on the user's action alone, then the panels read it", async () => {
    const { result, tools } = await run("portfolio.refreshExternal", {}, { portfolios: [] });
    expect([result.kind, tools.did]).toEqual(["done", ["refresh"]]);
    const offline = await run("portfolio.refreshExternal", {}, {}, { online: false });
    expect([offline.result, offline.tools.did]).toEqual([
      { kind: "blocked", reason: { key: "reason.offline" } },
      [],
    ]);
  });

  test.each([
    [0, undefined],
    [2, ["Park 1", "Park 2"]],
    [7, ["Park 1", "Park 2", "Park 3", "Park 4", "Park 5", "Park 6", "Park 7"]],
  ])("[133] the question about a portfolio with %d parks names all of them", async (count, names) => {
    const words = names && { key: "action.portfolio.delete.parks", values: { count }, names };
    const parks = Array.from({ length: count }, (_, at) => ({ uid: `p${at}`, name: `Park ${at + 1}` }));
    const portfolios = [
      { uid: "f0", parks: [{ uid: "x", name: "Anderer" }] },
      { uid: "f1", parks },
    ];
    const query = <Data>() => Promise.resolve({ portfolios } as Data);
    const [deletion] = all.filter(({ id }) => id === "portfolio.delete");
    expect(deletion && (await warningOf(deletion, fakeTools({}, { query }), [portfolio]))).toEqual(words);
  });

  test("[125] a portfolio sends name, timezone and currency, both of their lists", async () => {
    const values = { name: "Alb", timezone: "Europe/Zurich", currency: "CHF" };
    const { sent } = await run("portfolio.update", { subject: portfolio, values }, { portfolio: before });
    expect(sent).toEqual([{ uid: "f1", changes: values }]);
    for (const wrong of [{ timezone: "Berlin" }, { currency: "EUX" }]) {
      const refused = await run("portfolio.update", { subject: portfolio, values: wrong }, {});
      expect([refused.result.kind, refused.sent]).toEqual(["needsArguments", []]);
    }
  });

  test("a new name can be taken back", async () => {
    const { sent, tools } = await run(
      "park.rename",
      { subject: park, values: { name: "Süd" } },
      { park: before },
    );
    await tools.engine.history.take()?.undo();
    expect(sent).toEqual([
      { uid: "p1", changes: { name: "Süd" } },
      { uid: "p1", changes: { name: "Nord" } },
    ]);
  });

  test("[127] a new park sends portfolio and name, and is opened", async () => {
    const made = { createPark: { uid: "p9", name: "West" } };
    const { sent, tools } = await run("park.create", { subject: portfolio, values: { name: "West" } }, made);
    expect(sent).toEqual([{ portfolio: "f1", name: "West" }]);
    expect(tools.did).toContain("go /sites/parks/p9");
  });

  test.each([
    ["/sites/parks/p1", ["go /sites"]],
    ["/sites/parks/p1/settings", ["go /sites"]],
    ["/sites/parks/p11", []],
    ["/sites", []],
  ])("a park deleted at %s", async (path, went) => {
    const request = { subject: park, values: { typedName: park.name }, confirmed: true };
    const { result, tools } = await run("park.delete", request, {}, { path });
    expect([result.kind, tools.did.filter((each) => each.startsWith("go"))]).toEqual(["done", went]);
  });

  test("[133] a portfolio and a park go by their typed names, several parks by how many they are", async () => {
    const second = { ...park, uid: "p2", name: "Süd" };
    const ask = async (id: string, subjects: readonly Entity[], typedName: string) => {
      const { result, sent } = await run(id, { subjects, values: { typedName }, confirmed: true }, {});
      return [result.kind, sent.length];
    };
    expect([
      await ask("park.delete", [park], "nord"),
      await ask("park.delete", [park], ` ${park.name} `),
      await ask("park.delete", [park, second], park.name),
      await ask("park.delete", [park, second], "2"),
      await ask("portfolio.delete", [portfolio], "Süd"),
      await ask("portfolio.delete", [portfolio], portfolio.name),
    ]).toEqual([
      ["needsArguments", 0],
      ["done", 1],
      ["needsArguments", 0],
      ["done", 2],
      ["needsArguments", 0],
      ["done", 1],
    ]);
  });

  test("nothing given is nothing sent", async () => {
    const { result, sent } = await run("park.update", { subject: park, values: {} }, { park: before });
    expect([result, sent]).toEqual([{ kind: "done" }, []]);
  });

  test("[105] nobody changes their own role in a park, nor that of somebody above them", async () => {
    const members = {
      parkMembers: [
        { account: "a1", role: "member" },
        { account: "a2", role: "owner" },
      ],
    };
    const access = { ...admin, accountRole: "user", organizationRole: "admin" };
    const outcomes = {
      // Oneself is not to be picked; who is above whom in the park, the park alone knows.
      a1: { kind: "needsArguments", errors: { member: { key: "arg.error.unsuited" } } },
      a2: { kind: "failed", message: "reason.unsuited" },
    };
    for (const [uid, outcome] of Object.entries(outcomes)) {
      const values = { member: { kind: "member", uid, name: uid } as const, role: "guest" };
      const { result, sent } = await run("park.changeMemberRole", { subject: park, values }, members, {
        access,
      });
      expect([result, sent]).toEqual([outcome, []]);
    }
  });

  test.each([
    ["park.removeMember", {}, ["owner", "admin"], "owner"],
    ["park.changeMemberRole", { role: "admin" }, ["owner", "admin"], "owner"],
    ["park.removeMember", {}, ["admin", "moderator"], "admin"],
    ["park.changeMemberRole", { role: "guest" }, ["admin", "moderator"], "admin"],
    ["park.changeMemberRole", { role: "owner" }, ["admin", "moderator"], undefined],
    ["park.removeMember", {}, ["owner", "owner"], undefined],
  ] as const)(
    "[107] %s %j of %j: whom the park would have no other of stays",
    async (id, given, roles, lost) => {
      const parkMembers = roles.map((role, place) => ({ account: `a${place + 2}`, role }));
      const values = { member: { kind: "member", uid: "a2", name: "Ada" } as const, ...given };
      const request = { subject: park, values, confirmed: true };
      const { result, sent } = await run(id, request, { parkMembers });
      const refused = { kind: "failed", message: `reason.lastLeader.${lost}` };
      expect([result, sent.length]).toEqual(lost === undefined ? [{ kind: "done" }, 1] : [refused, 0]);
    },
  );

  test("the role held in the park is read of the member who is named", async () => {
    const answers = { parkMembers: [{ account: "a2", role: "moderator" }] };
    const tools = fakeTools({}, { query: <Data>() => Promise.resolve(answers as Data) });
    const change = all.find(({ id }) => id === "park.changeMemberRole");
    const member = { kind: "member", uid: "a2", name: "Ada" } as const;
    expect(await change?.present?.(tools, park, { member })).toEqual({ member, role: "moderator" });
    expect(await change?.present?.(tools, park)).toBeUndefined();
  });
});

describe("contacts", () => {
  test("[131] without an organization nothing is sent", async () => {
    const access = { ...admin, organizationUid: null };
    const values = { lastName: "Kern" };
    const { result, sent, tools } = await run("contact.create", { values }, {}, { access });
    expect(result).toEqual({ kind: "failed", message: "No organization UID found" });
    expect([sent, toasts(tools).length]).toEqual([[], 1]);
  });

  test("only what was given is sent", async () => {
    const { sent } = await run("contact.update", { subject: contact, values: { phone: "1" } }, {});
    expect(sent).toEqual([{ organization: "o1", id: "7", contact: { phone: "1" } }]);
  });

  test("an assignment can be taken back", async () => {
    const { sent, tools } = await run("contact.assign", { subject: contact, values: { park } }, {});
    await tools.engine.history.take()?.undo();
    const link = { organization: "o1", park: "p1", contact: "7" };
    expect(sent).toEqual([link, link]);
  });
});
