import type { Searchable } from "../../src/command/search";
import { inDigits } from "../../src/rules/romanNumbers";

/** Kinds as the palette counts them, for these tests. */
const SCREEN = 0;
export const COMMAND = 1;
export const PARK = 2;
const PORTFOLIO = 3;
const DEVICE = 4;
const PERSON = 5;
const INVERTER = 6;
const EVENT = 7;

/** The parks, devices, people and commands that the queries of the quality list mean. */
const NAMED: readonly Searchable[] = [
  park("soehlde", "Solarpark Söhlde"),
  park("soehlde-2", "Solarpark Söhlde II"),
  park("soehlde-3", "Solarpark Söhlde III"),
  park("grossenhain", "Großenhain"),
  park("lueneburg", "Windpark Lüneburg Nord"),
  park("lueneburg-sued", "Windpark Lüneburg Süd"),
  park("baer", "Baer"),
  park("baer-umlaut", "Bär"),
  park("park-1", "Park 1"),
  park("park-2", "Park 2"),
  park("park-10", "Park 10"),
  park("nord-a", "Halle Nord", "Portfolio Elbe"),
  park("nord-b", "Halle Nord", "Portfolio Weser"),
  park("weissensee", "Weißensee Straße 7"),
  park("muehle", "Alte Mühle"),
  park("aurich", "Aurich IV"),
  park("obrien", "O'Brien's Field"),
  park("halle3b", "Halle3b Dach"),
  park("goerlitz", "Görlitz-Königshain"),
  park("ile", "Île-de-Bréhat"),
  park("aero", "Ærø Havn"),
  park("schoenefeld", "SCHÖNEFELD OST"),
  { key: "portfolio:elbe", kind: PORTFOLIO, names: ["Portfolio Elbe"] },
  { key: "portfolio:weser", kind: PORTFOLIO, names: ["Portfolio Weser"] },
  device("one", "Datenlogger Söhlde", "SN-2024-004711", "AC:DE:48:00:11:22", "203.0.113.7"),
  device("two", "Datenlogger Nord", "SN-2024-004712", "AC:DE:48:00:11:23", "203.0.113.70"),
  device("three", "Wetterstation", "WS/99-0815", "00-1A-2B-3C-4D-5E", "198.51.100.24"),
  device("four", "Zähler Trafo 3", "1EMH0012345678", "001a.2bff.0042", "192.0.2.199"),
  device("five", "SKYLOG-00815", "Q7F3X9912", "F0:0D:CA:FE:12:34", "192.0.2.1"),
  person("mueller", "Jürgen Müller", "juergen.mueller@sonne.example"),
  person("meyer", "Anna Meyer", "a.meyer+park@wind.example"),
  person("zoe", "Zoë Çelik", "zoe.celik@wind.example"),
  person("weiss", "Günther Weiß", "g.weiss@sonne.example"),
  {
    key: "user:kowalski",
    kind: PERSON,
    names: ["Hanna Kowalski", "h.kowalski@platform.example"],
    context: "Sonne eG",
  },
  { key: "contact:jansen", kind: PERSON, names: ["Ole Jansen", "ole@netzbau.example", "Netzbau Küste GmbH"] },
  { key: "contact:firm", kind: PERSON, names: ["Gutachterbüro Böhm", "info@boehm.example"] },
  event("dust", "Strings verschmutzt, Reihe 4", "Verschmutzung", "Solarpark Söhlde · 08:15"),
  event("loss", "Keine Daten seit Mitternacht", "Kommunikationsausfall", "Weißensee Straße 7 · 00:01"),
  command("logout", "Abmelden", "Sign out"),
  command("theme", "Design wechseln", "Switch theme"),
  command("invite", "Mitglied einladen", "Invite member"),
  command("park-create", "Park anlegen", "Create park"),
  command("email", "E-Mail ändern", "Change email"),
  command("report", "Bericht herunterladen", "Download report"),
  { key: "screen:dashboard", kind: SCREEN, names: ["Übersicht", "Dashboard"] },
  { key: "screen:events", kind: SCREEN, names: ["Ereignisse", "Events"] },
  { key: "screen:forecast", kind: SCREEN, names: ["Prognose", "Forecast"] },
  { key: "screen:users", kind: SCREEN, names: ["Benutzer", "Users"] },
  ...[1, 2, 12].flatMap((no) => [
    inverter("soehlde", "Solarpark Söhlde", no),
    inverter("goerlitz", "Görlitz", no),
  ]),
];

const PLACES =
  "Aalen Bernburg Celle Demmin Eutin Fulda Gotha Husum Ilmenau Jever Kyritz Leer Malchin Neuruppin Olpe";
const SIDES = "Ost West Mitte Hafen Deponie Kaserne Flugplatz Gewerbegebiet Kiesgrube Hof".split(" ");

/** About 2,000 entities: the named ones among others of the same kinds. */
export function world(): Searchable[] {
  const fill = PLACES.split(" ").flatMap((place, i) =>
    SIDES.flatMap((side, j) => [
      park(
        `fill-${i}-${j}`,
        `${i % 3 === 0 ? "Windpark" : "Solarpark"} ${place} ${side}`,
        `Portfolio ${place}`,
      ),
      ...Array.from({ length: 11 }, (_, k) => fillDevice(i * 110 + j * 11 + k, `${place} ${side}`)),
    ]),
  );
  return [...fill.slice(0, 900), ...NAMED, ...fill.slice(900)];
}

function fillDevice(no: number, place: string): Searchable {
  const hex = (no * 7919 + 0x200000).toString(16).padStart(6, "0");
  const mac = `B8:27:EB:${hex.slice(0, 2)}:${hex.slice(2, 4)}:${hex.slice(4, 6)}`.toUpperCase();
  const serial = `TX-${100000 + no * 13}`;
  return device(`fill-${no}`, `Messgerät ${no + 300}`, serial, mac, `10.20.${no >> 8}.${no & 255}`, place);
}

function park(uid: string, name: string, portfolio = "Portfolio Heide"): Searchable {
  return { key: `park:${uid}`, kind: PARK, names: [name, inDigits(name)], context: portfolio };
}

function device(
  uid: string,
  name: string,
  serial: string,
  mac: string,
  ip: string,
  context = "Solarpark Söhlde",
) {
  return { key: `device:${uid}`, kind: DEVICE, names: [name, serial, mac, ip], context };
}

function person(uid: string, name: string, email: string): Searchable {
  return { key: `member:${uid}`, kind: PERSON, names: [name, email] };
}

function event(id: string, title: string, kindName: string, context: string): Searchable {
  return { key: `event:${id}`, kind: EVENT, names: [title, kindName], context };
}

function command(id: string, german: string, english: string): Searchable {
  return { key: `action:${id}`, kind: COMMAND, names: [german, english] };
}

function inverter(parkUid: string, parkName: string, no: number): Searchable {
  const names = [`Wechselrichter ${no}`, `WR ${no}`, `inverter ${no}`];
  return { key: `inverter:${parkUid}-${no}`, kind: INVERTER, names, context: parkName };
}
