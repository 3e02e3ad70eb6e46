import { sharedNames } from "./names";

/** What each goes by among these, in their order: its name, and its portfolio's behind it where several bear that name. */
export function toldApart(
  parks: readonly { readonly name: string; readonly portfolio: string }[],
): readonly string[] {
  const shared = sharedNames(parks);
  return parks.map(({ name, portfolio }) =>
    shared.has(name) && portfolio !== "" ? `${name} · ${portfolio}` : name,
  );
}
