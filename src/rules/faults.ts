import { placeOf } from "./errorText";
import { plainText } from "./plainText";

/** What is said of single fields, by their name in camel case, as the arguments of actions are named. */
export type Faults = Readonly<Record<string, string>>;

const LIMIT = 20;
const LONGEST = 300;

function camelCase(name: string): string {
  return name.replace(/_+([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** The innermost name of a place; undefined where it names no field. */
function fieldOf(loc: unknown): string | undefined {
  const last = placeOf(loc).findLast((part) => typeof part === "string");
  return last === undefined ? undefined : camelCase(last);
}

/** Of a refusal's body, `{detail: [{msg, loc}]}` (§8): what it says of each field; the first complaint of each. */
export function faultsOf(body: unknown): Faults {
  const detail = typeof body === "object" && body !== null && "detail" in body ? body.detail : undefined;
  if (!Array.isArray(detail)) return {};
  const told = detail.slice(0, LIMIT).flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("msg" in entry) || !("loc" in entry)) return [];
    const field = fieldOf(entry.loc);
    const text = typeof entry.msg === "string" ? plainText(entry.msg, LONGEST) : "";
    return field === undefined || text === "" ? [] : [[field, text] as const];
  });
  return Object.fromEntries(told.reverse());
}

/** What an error that was thrown carries of them. */
export function faultsIn(error: unknown): Faults {
  return error instanceof Error && "faults" in error ? (error.faults as Faults) : {};
}

/** Whether an error that was thrown is the server's refusal of what was sent, so that sending it again helps nobody. */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Whether all that is wrong is said beside one of these fields, so that nothing is left to say above them. */
export function areSaidAt(fields: readonly string[], faults: Faults): boolean {
  const names = Object.keys(faults);
  return names.length > 0 && names.every((name) => fields.includes(name));
}
