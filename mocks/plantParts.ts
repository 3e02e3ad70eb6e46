import type { Backend } from "./backend";
import type { Field } from "./body";
import { optional } from "./body";
import { rankOf } from "./memberRoles";
import { refusal } from "./http";
import { inSight, isPlatformAdmin, roleOf, visibleParks } from "./sight";
import { visitor } from "./visitor";
import type { Account, Park } from "./world/types";

/** The park of a call and who asks; 401, 403 and 404 as the server gives them. */
export function parkOf(
  backend: Backend,
  request: Request,
  uid: string,
): { readonly account: Account; readonly park: Park } | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  const park = inSight(uid, backend.world.parks, visibleParks(backend, who.account), "Park");
  return park instanceof Response ? park : { account: who.account, park };
}

/** Whether the account is a moderator or more, or platform staff: editPortfolio (§6), and others' comments. */
export function isModerator(backend: Backend, account: Account): boolean {
  return isPlatformAdmin(account) || rankOf(roleOf(backend, account) ?? "") >= rankOf("moderator");
}

/** The same parts with what was changed on them since. */
export function patched<T extends { readonly id: string }>(
  { world }: Backend,
  kind: "gak" | "string",
  park: Park,
  parts: readonly T[],
): readonly T[] {
  if (world.patches.length === 0) return parts;
  const fields = new Map(world.patches.map((patch) => [patch.key, patch.fields]));
  return parts.map((part) => ({ ...part, ...fields.get(`${park.uid}/${kind}/${part.id}`) }));
}

/** Notes changed fields of a part; 404 where there is no such part. */
export function patchPart<T extends { readonly id: string }>(
  backend: Backend,
  kind: "gak" | "string",
  { park, id, parts }: { readonly park: Park; readonly id: string; readonly parts: readonly T[] },
  changes: Readonly<Record<string, string | number | null | undefined>>,
): T | Response {
  const part = parts.find((one) => one.id === id);
  if (!part) return refusal(404, kind === "gak" ? "GAK not found" : "String not found");
  const key = `${park.uid}/${kind}/${id}`;
  const given = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const patch = backend.world.patches.find((one) => one.key === key) ?? { key, fields: {} };
  Object.assign(patch.fields, Object.fromEntries(given));
  if (!backend.world.patches.includes(patch)) backend.world.patches.push(patch);
  backend.changed("patches", key);
  return patched(backend, kind, park, [part])[0] ?? part;
}

/** A number within limits, which may be missing; whole where `step` is 1. */
export function limited(minimum: number, maximum: number, step?: 1): Field<number> & { optional: true } {
  const is = (value: unknown): value is number =>
    typeof value === "number" &&
    value >= minimum &&
    value <= maximum &&
    (step !== 1 || Number.isInteger(value));
  return optional({ is, msg: `Number from ${minimum} to ${maximum} expected`, optional: false });
}

/** Text that may be empty or missing. */
export const anyText: Field<string> & { optional: true } = optional({
  is: (value): value is string => typeof value === "string" && value.length <= 4000,
  msg: "Text expected",
  optional: false,
});
