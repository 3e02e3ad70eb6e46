import { readdirSync, readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import de from "../../public/locales/de/translation.json";
import en from "../../public/locales/en/translation.json";
import { createGateRegistry, createRegistry, withWaysIn } from "../../src/actions/registry";
import { groups } from "../../src/command/action";
import type { DemoPort } from "../../src/command/demo";
import { entityKinds } from "../../src/command/entity";
import { createKeys } from "../../src/command/keys";
import { parseKeys } from "../../src/command/keysPress";
import { labelOf } from "../../src/command/offer";
import { routes } from "../../src/routes";
import { allBindings, bindingsOf } from "../../src/shell/keyBindings";
import { fakeCalls } from "./fakeTools";

const root = new URL("../../", import.meta.url);

const demo: DemoPort = {
  accounts: [],
  code: () => Promise.resolve({ code: "000000", secondsLeft: 30 }),
  scenarios: [],
  scenario: () => undefined,
  active: () => [],
  reset: () => Promise.resolve(),
  requests: () => [],
  fleet: () => Promise.resolve(),
  notice: null,
  previewMeasured: () => Promise.resolve(null),
  importMeasured: () => Promise.resolve(null),
};

const product = createRegistry({ demo: undefined, graphiql: false, calls: fakeCalls() });
const actions = [
  ...withWaysIn(createRegistry({ demo, graphiql: true, calls: fakeCalls() })),
  ...createGateRegistry(),
];
const unique = [...new Map(actions.map((each) => [each.id, each])).values()];

/** A text of a locale file by its dotted key. */
function textOf(words: unknown, key: string): unknown {
  return key
    .split(".")
    .reduce<unknown>(
      (part, name) => (typeof part === "object" && part !== null ? Reflect.get(part, name) : undefined),
      words,
    );
}

function filesUnder(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), "utf8"));
}

describe("[216] everything can be reached by command", () => {
  test.each(routes)("the screen $id ($path)", ({ id, entity }) => {
    const reaches = product.some(
      (each) => each.id === (entity === undefined ? `go.${id}` : `${entity}.open`),
    );
    expect(reaches).toBe(true);
  });

  const schema = buildSchema(readFileSync(new URL("src/generated/schema.graphql", root), "utf8"));
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const documents = filesUnder("src/actions");
  /** What machines call, each by the file that provides them with it; those of screens to come have no way in yet. */
  const services: Readonly<Record<string, readonly string[]>> = {
    "main/createSession.ts": ["login", "logout", "verifySession", "verifyBackup"],
    "main/createInvitation.ts": ["acceptInvitation", "register"],
    "main/createTotp.ts": ["setupTotp", "verifyTotp", "disableTotp", "regenerateBackupCodes"],
    "machines/password.ts": ["forgotPassword", "resetPassword"],
  };

  test.each(mutations)("the mutation %s, by an action or a machine", (name) => {
    const inDocument = documents.some((source) => new RegExp(`mutation[^}]*\\b${name}\\b`).test(source));
    const [file] = Object.entries(services).find(([, names]) => names.includes(name)) ?? [];
    const inService =
      file !== undefined &&
      new RegExp(`\\b${name}\\b`).test(readFileSync(new URL(`src/${file}`, root), "utf8"));
    expect([inDocument, inService]).toContain(true);
  });

  test.each(Object.keys(entityKinds).filter((kind) => kind !== "screen" && kind !== "action"))(
    "opening a %s is what Enter does",
    (kind) => {
      expect(product.find(({ on }) => on === kind)?.id).toBe(`${kind}.open`);
    },
  );
});

describe("[216] every action has words in every language", () => {
  test.each(unique.map((each) => [each.id, each] as const))("%s", (id, each) => {
    for (const words of [en, de]) {
      const texts = [labelOf(each).key, `action.${id}.keywords`, `group.${each.group}`].map((key) =>
        textOf(words, key),
      );
      expect(texts.map((text) => typeof text === "string" && text !== "")).toEqual([true, true, true]);
    }
  });

  test.each(
    unique.flatMap((each) =>
      Object.entries(each.args ?? {}).map(([name, arg]) => [each.id, name, arg] as const),
    ),
  )("%s asks for %s", (id, name, arg) => {
    for (const words of [en, de]) {
      const label = textOf(words, `action.${id}.args.${name}`) ?? textOf(words, `arg.${name}.label`);
      expect(label).toEqual(expect.any(String));
      if (arg.help !== undefined) expect(textOf(words, arg.help)).toEqual(expect.any(String));
    }
  });

  test.each(
    unique
      .filter(({ args, danger }) => args !== undefined || danger === true)
      .map((each) => [each.id, each] as const),
  )("%s is submitted by a verb that is a part of its name", (id, each) => {
    for (const words of [en, de]) {
      const verb = textOf(words, `action.${id}.verb`) ?? textOf(words, `verb.${id.split(".").at(-1)}`);
      expect(verb).toEqual(expect.any(String));
      const [first = ""] = String(verb).toLowerCase().split(" ");
      expect(String(textOf(words, labelOf(each).key)).toLowerCase()).toContain(first);
    }
  });

  test("every key that is written out has words in every language", () => {
    const written = ["src/palette", "src/frame", "src/shell", "src/command", "src/actions"]
      .flatMap(filesUnder)
      .flatMap((source) => [
        ...source.matchAll(/\bt\(\s*"([\w.]+)"/g),
        ...source.matchAll(/\bkey: "(\w+\.[\w.]+)"/g),
      ])
      .map(([, key]) => key ?? "");
    const missing = [...new Set(written)].filter((key) =>
      [en, de].some((words) => [key, `${key}_other`].every((form) => textOf(words, form) === undefined)),
    );
    expect([written.length > 50, missing]).toEqual([true, []]);
  });

  test("the two languages have the same keys", () => {
    const keysOf = (words: unknown, prefix = ""): string[] =>
      typeof words === "object" && words !== null
        ? Object.entries(words).flatMap(([name, part]) => keysOf(part, `${prefix}.${name}`))
        : [prefix];
    const own = ["action", "verb", "group", "reason", "outcome", "arg", "palette", "keys"];
    const of = (words: unknown) => own.flatMap((key) => keysOf(textOf(words, key), key)).sort();
    expect(of(de)).toEqual(of(en));
  });
});

describe("[235] keys", () => {
  test("no two actions are called the same", () => {
    expect(actions.length - unique.length).toBe(1); // signing out is offered at the gate too
  });

  test("no clash in one scope, and each can be read", () => {
    const keys = createKeys({
      storage: { read: () => null, write: () => undefined },
      now: () => 0,
      onPending: () => undefined,
      schedule: () => () => undefined,
    });
    const bindings = allBindings(unique);
    keys.register(bindings, () => undefined);
    const refused = bindings
      .map(({ id, keys: own }) => [id, own, keys.remap(id, own)] as const)
      .filter(([, , remapped]) => !remapped.ok);
    expect(refused).toEqual([]);
    expect(bindings.filter(({ keys: own }) => parseKeys(own) === undefined)).toEqual([]);
  });

  test("[236] none needs / with Ctrl, AltGr or a dead key", () => {
    const texts = bindingsOf(unique).map(({ keys }) => keys);
    expect(
      texts.filter((keys) => /(Ctrl|\$mod|Alt)\+[/\\@[\]{}|~]/i.test(keys) || /[´`^~]/.test(keys)),
    ).toEqual([]);
  });

  test("groups are those that are shown", () => {
    expect(unique.filter(({ group }) => !groups.includes(group))).toEqual([]);
  });
});

test("nothing but the gate calls an action's run", () => {
  const callers = readdirSync(new URL("src", root), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("generated"))
    .filter((name) => /\baction\.run\(\w/i.test(readFileSync(new URL(`src/${name}`, root), "utf8")));
  expect(callers).toEqual(["command/runAll.ts"]);
});

describe("what is not of the product", () => {
  test("the pages of the way in are absent for whoever is signed in", () => {
    expect(
      withWaysIn(product)
        .filter((each) => !product.includes(each))
        .map(({ id }) => id),
    ).toEqual(["go.register", "go.forgotPassword"]);
  });

  test("demo and developer commands are absent from it", () => {
    expect(product.filter(({ group }) => group === "demo" || group === "developer")).toEqual([]);
  });

  test("the gate offers the code, a backup code and signing out alone", () => {
    expect(createGateRegistry().map(({ id }) => id)).toEqual([
      "account.verifyCode",
      "account.verifyBackup",
      "account.signOut",
    ]);
  });
});
