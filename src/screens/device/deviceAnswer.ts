import { formatNumber } from "../../rules/numbers";
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

/** What a device has said beside "done", field by field; its own names, for only it knows what they mean. */
export function answerOf({ answer = {} }: Pick<DeviceAsk, "answer">, language: string): string {
  return Object.entries(answer)
    .filter(([name]) => !FRAME.has(name))
    .map(([name, value]) => `${name} ${told(value, language)}`)
    .join(" · ");
}

function told(value: unknown, language: string): string {
  if (typeof value === "number") return formatNumber(value, language, { maxDigits: 3 });
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The signal of the latest answer that told one, as text with its unit. */
export function signalOf(asks: readonly DeviceAsk[], language: string): string | null {
  for (const { answer } of asks) {
    const signal = answer?.["signal_dbm"];
    if (typeof signal === "number") return `${formatNumber(signal, language)} dBm`;
  }
  return null;
}
