import { createRegistry } from "../../src/actions/registry";
import type { Action } from "../../src/command/action";
import type { Context } from "../../src/command/context";
import type { Tools } from "../../src/command/tools";
import de from "../../public/locales/de/translation.json";
import en from "../../public/locales/en/translation.json";
import { createPalette, nameActions } from "../../src/palette/createPalette";
import { fakeCalls, fakeTools } from "./fakeTools";

const words: Readonly<Record<string, unknown>> = { en, de };

function read(language: string, key: string): string | undefined {
  const found = key
    .split(".")
    .reduce<unknown>(
      (part, name) => (typeof part === "object" && part !== null ? Reflect.get(part, name) : undefined),
      words[language],
    );
  return typeof found === "string" ? found : undefined;
}

export const product = createRegistry({ demo: undefined, graphiql: false, calls: fakeCalls() });

const portfolio = (uid: string, name: string, parks: readonly (readonly [string, string])[]) => ({
  uid,
  name,
  parks: parks.map(([park, parkName]) => ({ uid: park, name: parkName, kind: "solar" })),
});

const portfolios = [
  portfolio("f1", "Elbe", [
    ["p1", "Söhlde"],
    ["p2", "Großenhain"],
    ["p3", "Nord"],
  ]),
  portfolio("f2", "Weser", [["p4", "Nord"]]),
];

const device = (uid: string, name: string, mac: string, project = "park") => ({
  uid,
  name,
  mac,
  serialNumber: `SN-${uid}`,
  status: { publicIp: "203.0.113.7", project },
  park: { uid: "p1", name: "Söhlde" },
});

export const devices = [
  device("d1", "Logger 1", "ac:de:48:00:11:22"),
  device("d2", "Logger 2", "ac:de:48:00:11:23", "demo"),
];

/** Answers the palette's queries from the lists above; `hold` keeps one back until it is let go. */
function answers() {
  const held = new Map<string, () => void>();
  const asked: string[] = [];
  const query: Tools["query"] = async (document, variables) => {
    const text = JSON.stringify(document);
    const name = /"value":"(\w+ForPalette|Portfolios)"/.exec(text)?.[1] ?? "";
    asked.push(`${name} ${JSON.stringify(variables)}`);
    if (held.has(name)) await new Promise<void>((resolve) => held.set(name, resolve));
    const data: unknown =
      name === "Portfolios"
        ? { portfolios }
        : { devices: { items: devices, total: devices.length, page: 1 } };
    return data as never;
  };
  return {
    query,
    asked,
    hold: (name: string) => void held.set(name, () => undefined),
    release: (name: string) => held.get(name)?.(),
  };
}

/** A palette without its looks, opened, with the words of both languages. */
export function paletteRig(change: Partial<Context> = {}, actions: readonly Action[] = product) {
  const backend = answers();
  const tools = fakeTools(change, {
    query: backend.query,
    t: (key, values) =>
      (read("en", key) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? "")),
    has: (key) => read("en", key) !== undefined,
  });
  const { model, index, search } = createPalette(
    tools,
    () => actions,
    () => Promise.resolve(),
  );
  nameActions(search, actions, "en", read);
  tools.overlays.open("palette");
  const rows = () => model.rows.map(({ key }) => key);
  return { tools, model, index, search, rows, backend };
}

/** Until everything that is under way has settled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
