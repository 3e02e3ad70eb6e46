import { createRegistry } from "../../src/actions/registry";
import type { Action } from "../../src/command/action";
import type { Context } from "../../src/command/context";
import type { Tools } from "../../src/command/tools";
import de from "../../public/locales/de/translation.json";
import en from "../../public/locales/en/translation.json";
import type { Idle } from "../../src/palette/idle";
import { createPalette, nameActions } from "../../src/palette/createPalette";
import { fakeCalls, fakeTools } from "./fakeTools";
import { devicePage } from "./deviceColumns";

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

const page = (items: readonly unknown[]) => ({ items, total: items.length, page: 1 });

const inverter = (park: string, no: number) => ({
  id: String(no),
  park,
  name: `WR ${no}`,
  serialNumber: `INV-${park}-${no}`,
  status: "ok",
});

const person = { email: "zoe@sonne.example", firstName: "Zoë", lastName: "Çelik" };

/** What the server answers, by the name of the query. */
const world: Readonly<Record<string, (asked: Readonly<Record<string, unknown>>) => unknown>> = {
  Portfolios: () => ({ portfolios }),
  DevicesForPalette: () => devicePage(devices),
  MembersForPalette: () => ({ members: page([{ account: "m1", role: "electrician", ...person }]) }),
  UsersForPalette: () => ({
    users: page([{ account: "u1", role: "user", email: "ada@wind.example", organizationName: "Wind" }]),
  }),
  ContactsForPalette: () => ({
    contacts: page([{ id: "7", name: "Ole Jansen", email: "ole@netz.example", company: "Netzbau Nord" }]),
  }),
  ContactSearchForPalette: () => ({
    contactSearch: [{ id: "8", name: "Pia Kern", email: "pia@netz.example", company: "Netzbau Süd" }],
  }),
  EventsForPalette: () => ({
    openEvents: page([
      {
        id: "3",
        park: "p1",
        eventType: "soiling",
        start: "2026-05-13T06:00:00Z",
        end: null,
        title: "Dusty row",
      },
      { id: "4", park: "p1", eventType: "snow", start: "2026-01-01T06:00:00Z", end: "2026-01-02T06:00:00Z" },
    ]),
  }),
  OrganizationsForPalette: () => ({ organizations: page([{ uid: "o2", name: "Windrad eG" }]) }),
  CooperationsForPalette: () => ({
    cooperations: page([{ organization: "o1", uid: "o3", name: "Küstenwind", mayAccept: true }]),
  }),
  InvitationsForPalette: () => ({ invitations: [] }),
  SessionsForPalette: () => ({ sessions: [] }),
  AccountingContactsForPalette: () => ({ accountingContacts: page([]) }),
  InvertersForPalette: ({ park }) => ({
    inverters: page(park === "p1" || park === "p2" ? [inverter(park, 1), inverter(park, 12)] : []),
  }),
  ReportsForPalette: ({ park }) => ({
    reports: [{ id: `r-${String(park)}`, park, start: "2026-04-01", end: "2026-04-30" }],
  }),
};

/** Answers the palette's queries from the lists above, or as told; `hold` keeps one back until it is let go. */
function answers() {
  const held = new Map<string, () => void>();
  const asked: string[] = [];
  const told = { ...world };
  const flight = { now: 0, most: 0 };
  const query: Tools["query"] = async (document, variables) => {
    const text = JSON.stringify(document);
    const name = /"value":"(\w+ForPalette|Portfolios)"/.exec(text)?.[1] ?? "";
    flight.now += 1;
    flight.most = Math.max(flight.most, flight.now);
    asked.push(`${name} ${JSON.stringify(variables)}`);
    if (held.has(name)) await new Promise<void>((resolve) => held.set(name, resolve));
    await Promise.resolve();
    flight.now -= 1;
    return told[name]?.(Object.fromEntries(Object.entries(variables))) as never;
  };
  return {
    query,
    asked,
    told,
    flight,
    hold: (name: string) => void held.set(name, () => undefined),
    release: (name: string) => held.get(name)?.(),
    /** Holds no further ones back; gives what lets the held one go. */
    letGo: (name: string) => {
      const go = held.get(name);
      held.delete(name);
      return () => go?.();
    },
  };
}

/** A palette without its looks, opened, with the words of both languages. */
export function paletteRig(
  change: Partial<Context> = {},
  actions: readonly Action[] = product,
  idle: Idle = () => Promise.resolve(),
) {
  const backend = answers();
  const { language = "en" } = change;
  const tools = fakeTools(change, {
    query: backend.query,
    t: (key, values) =>
      (read(language, key) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        String(values?.[name] ?? ""),
      ),
    has: (key) => read(language, key) !== undefined,
  });
  const { model, index, search, names } = createPalette(tools, () => actions, idle);
  nameActions({ search, names }, actions, language, read);
  tools.overlays.open("palette");
  const rows = () => model.rows.map(({ key }) => key);
  return { tools, model, index, search, rows, backend };
}

/** Has the inverters of the parks that have some asked for, as naming both does. */
export async function askInverters({ index }: Pick<ReturnType<typeof paletteRig>, "index">): Promise<void> {
  for (const park of ["Söhlde", "Großenhain"]) index.want(`inverter ${park}`);
  await settled();
}

/** Until everything that is under way has settled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
