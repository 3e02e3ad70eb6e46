import type { Arg, Args } from "./args";
import type { Context } from "./context";
import type { Entity } from "./entity";
import type { Words } from "./words";

export const isObjectName = (arg: Arg): boolean => arg.type === "text" && arg.format === "objectName";

function wordOf(subjects: readonly Entity[]): string | undefined {
  const [subject, ...others] = subjects;
  if (others.length > 0) return String(subjects.length);
  return subject && (subject.name || subject.uid).trim().replace(/\s+/g, " ");
}

const subjectsIn = ({ subject, subjects }: Context) => subjects ?? (subject ? [subject] : []);

/** Whether what is typed names what is acted on: what that is counts as it stands, capitals and all. */
export function namesObject(text: string, context: Context): boolean {
  return text === wordOf(subjectsIn(context));
}

/** Why not. */
export const otherObject = ({ subjects }: Context): string =>
  subjects === undefined ? "otherName" : "otherCount";

/** The words that say yes to these, by argument: for what was agreed to already. */
export function agreedTo(args: Args = {}, subjects: readonly Entity[]): Readonly<Record<string, string>> {
  const word = wordOf(subjects) ?? "";
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, arg]) => (isObjectName(arg) ? [[name, word] as const] : [])),
  );
}

/** What helps with an argument: its own words, or what is to be typed to confirm. */
export function helpOf(arg: Arg | undefined, subjects: readonly Entity[] = []): Words | undefined {
  if (arg === undefined) return undefined;
  if (arg.help !== undefined) return { key: arg.help };
  if (!isObjectName(arg)) return undefined;
  const name = wordOf(subjects) ?? "";
  return { key: subjects.length > 1 ? "arg.help.objectCount" : "arg.help.objectName", values: { name } };
}
