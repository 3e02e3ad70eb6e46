import { durationWords } from "../../frame/durationWords";
import { formatNumber, localeOf } from "../../rules/numbers";
import type { DeviceAsk } from "../../state/deviceAsks";

/** Of the protocol, not of the answer. */
const FRAME: ReadonlySet<string> = new Set([
  "req_id",
  "error",
  "task",
  "command",
  "method",
  "type",
  "device",
  "message",
]);

export interface Answered {
  /** What is understood, as words for translation: `device.answer.<name>`. */
  readonly known: readonly { readonly name: string; readonly value: string }[];
  /** The rest, each as its name and its value: only the device knows what they mean. */
  readonly raw: readonly string[];
}

/** Fields whose meaning is known: what they say, in the units people use; null where this is no such value. */
const meanings: Readonly<Record<string, (value: unknown, language: string) => string | null>> = {
  app: (value) => (typeof value === "string" && value !== "" ? value : null),
  uptime_h: (value, language) => lasting(value, HOUR_MS, language),
  signal_dbm: (value, language) => (typeof value === "number" ? signalWords(value, language) : null),
  seconds: (value, language) =>
    typeof value === "number"
      ? new Intl.NumberFormat(localeOf(language), {
          style: "unit",
          unit: "second",
          unitDisplay: "long",
        }).format(value)
      : null,
};

/** What a device has said beside "done", field by field. */
export function answerOf({ answer = {} }: Pick<DeviceAsk, "answer">, language: string): Answered {
  const known: { name: string; value: string }[] = [];
  const raw: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    if (FRAME.has(name)) continue;
    const words = Object.hasOwn(meanings, name) ? meanings[name]?.(value, language) : null;
    if (typeof words === "string") known.push({ name, value: words });
    else raw.push(`${name} ${told(value, language)}`);
  }
  return { known, raw };
}

const HOUR_MS = 3_600_000;

function lasting(value: unknown, unitMs: number, language: string): string | null {
  return typeof value === "number" && value >= 0 ? durationWords(value * unitMs, language) : null;
}

const signalWords = (dBm: number, language: string): string => `${formatNumber(dBm, language)} dBm`;

/** Commands that change something: without an answer nobody knows whether they did. */
export const changing: ReadonlySet<string> = new Set(["restart", "identify"]);

/** What a failure means for what was asked, as the rest of `device.ask.<…>`; undefined where its text says it all. */
export function meaningOf({ why, command }: Pick<DeviceAsk, "why" | "command">) {
  if (why === "silent") return changing.has(command) ? "unknown" : "silent";
  if (why === "lost") return changing.has(command) ? "lostUnknown" : "lost";
  return why;
}

function told(value: unknown, language: string): string {
  if (typeof value === "number") return formatNumber(value, language, { maxDigits: 3 });
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The signal of the latest answer that told one, as text with its unit. */
export function signalOf(asks: readonly DeviceAsk[], language: string): string | null {
  for (const { answer } of asks) {
    const signal = answer?.["signal_dbm"];
    if (typeof signal === "number") return signalWords(signal, language);
  }
  return null;
}
