import type {
  MeasuredFailure,
  MeasuredOptions,
  MeasuredPreview,
  MeasuredSource,
  MeasuredView,
} from "../src/command/demo";
import { failure, type MeasuredFailure as Failure } from "./measured/failure";
import { partsOf } from "./measured/parts";
import { understand } from "./measured/summary";
import { answersOf } from "./measuredAnswers";
import { choicesOf } from "./measuredChoices";
import { choosePart, readParts, type ReadPart } from "./measuredParts";
import { previewOf } from "./measuredPreview";
import { failed, refused, viewOf } from "./measuredView";
import { columnsOf, GRAPH_MINIMUM_MS, type PlantColumns } from "./world/measured";
import { isZone } from "./world/zoneTime";

/** A question about a file. */
export interface DeskAsk {
  readonly what: "preview" | "columns";
  readonly file: MeasuredSource;
  /** The same for the same file: it is opened once. */
  readonly key: number;
  readonly options: MeasuredOptions;
  readonly now: number;
}

/** What was understood, or the columns to import. */
export type DeskAnswer = MeasuredPreview | MeasuredFailure | DeskColumns;

export interface DeskColumns {
  readonly ok: true;
  readonly columns: PlantColumns;
}

/** Answers a question; `tell` gets the share that is done. */
export type Desk = (ask: DeskAsk, tell: (share: number) => void) => Promise<DeskAnswer>;

type Parts = readonly ReadPart[] | Failure;

/** Larger files are no export of a logger: a year of one-second samples has less. */
const MOST_BYTES = 250_000_000;

/** Of more tables it is not shown what each of them gives. */
const MOST_PARTS = 12;

/** Keeps the last file: each choice of the person reads the same cells anew. */
export function openDesk(): Desk {
  let last: { readonly key: number; readonly parts: Parts } | undefined;
  return async (ask, tell) => {
    if (!isZone(ask.options.zone)) return refused("badZone");
    if (last?.key !== ask.key) {
      // The cells of the file before are let go first: there may be millions.
      last = undefined;
      last = { key: ask.key, parts: await openFile(ask.file, (share) => tell(share * 0.1)) };
    }
    return "code" in last.parts ? failed(last.parts, null) : answer(last.parts, ask, tell);
  };
}

function answer(parts: readonly ReadPart[], ask: DeskAsk, tell: (share: number) => void): DeskAnswer {
  const { choices, zone } = ask.options;
  const names = parts.length > 1 ? parts.map(({ part }) => part.name) : [];
  const chosen = choosePart(parts, choices?.part, zone);
  if (!chosen) {
    const unclear = failure("partUnclear", [0, ""], "several of its tables may be the plant's.");
    const placing = { ...ask.options, minimum: GRAPH_MINIMUM_MS, now: ask.now };
    const answers = parts.slice(0, MOST_PARTS).flatMap(({ part, read }) => {
      const file = read({}, zone);
      const answer = { given: {}, answers: [{ part: part.name }], row: 0 };
      return file.ok ? answersOf(file.table, answer, placing) : [];
    });
    return { ...failed(unclear, { ...noView, parts: names }), answers };
  }
  const { part, read } = chosen;
  const where = { parts: names, part: part.name };
  const refuse = (found: Failure, view: MeasuredView | null) =>
    failed(found, view, found.line > 0 && found.code !== "notText" ? part.source(found.line) : "");
  const file = read(choicesOf(choices), zone, (share) => tell(0.1 + share * 0.45));
  if (!file.ok) return refuse(file, names.length > 0 ? { ...noView, ...where } : null);
  tell(0.55);
  const placing = { ...ask.options, minimum: GRAPH_MINIMUM_MS, now: ask.now };
  const understood = understand(file.table, file.reading, placing, (share) => tell(0.55 + share * 0.4));
  const view = viewOf(file.table, file.reading, where);
  if (!understood.ok) {
    const shown = understood.code === "meterJump" ? { ...view, jump: null } : view;
    const { answers = [] } = understood;
    const row = file.table.lines.indexOf(understood.line);
    const found = answersOf(file.table, { given: choices ?? {}, answers, row }, placing);
    return { ...refuse(understood, shown), answers: found };
  }
  tell(0.95);
  if (ask.what === "columns") return { ok: true, columns: columnsOf(understood.samples) };
  return previewOf(file, understood, { zone, now: ask.now, view });
}

/** Where there is nothing yet but the choice of a part. */
const noView: MeasuredView = {
  ...{ parts: [], part: null, columns: [], meanings: [] },
  ...{ order: "iso", orderBy: "format", orders: [], clock: "zone", clockBy: "zone" },
};

async function openFile(file: MeasuredSource, tell: (share: number) => void): Promise<Parts> {
  if (file.size > MOST_BYTES) return failure("tooLarge", [0, ""], "the file is too large.");
  try {
    const parts = await partsOf(await bytesOf(file, tell), file.name ?? "");
    return "code" in parts ? parts : readParts(parts);
  } catch {
    return failure("unreadable", [0, ""], "the file could not be read.");
  }
}

async function bytesOf(file: Blob, tell: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let at = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes.set(next.value, at);
    at += next.value.length;
    tell(at / file.size);
  }
  return bytes;
}
