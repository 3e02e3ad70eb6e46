import type { PermissionInput } from "../generated/resolvers";
import { done, idOf } from "./answers";
import type { PermissionModel } from "./models/member";
import type { Schemas } from "./models/schemas";
import { RestError } from "./restError";

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An entry as `{object, uid, name}`, or with `resource: {object, uid}` (§3); null for anything else. */
function entryOf(raw: unknown): PermissionModel | null {
  if (!isRecord(raw)) return null;
  const resource = isRecord(raw["resource"]) ? raw["resource"] : raw;
  const [object, uid, name] = [resource["object"], idOf(resource["uid"]), raw["name"] ?? resource["name"]];
  if (typeof object !== "string" || object === "" || uid === null) return null;
  return { object, uid, name: typeof name === "string" ? name : null };
}

/** What two entries are the same by (§4). */
function pairOf({ object, uid }: Pick<PermissionModel, "object" | "uid">): string {
  return JSON.stringify([object, uid]);
}

/** Those of the first list, in their order, with those of the second; of one pair the later entry stands (§4). */
export function mergedPermissions<P extends Pick<PermissionModel, "object" | "uid">>(
  held: readonly P[],
  added: readonly P[],
): P[] {
  return [...new Map([...held, ...added].map((one) => [pairOf(one), one])).values()];
}

/** Those of the first list whose pair is not in the second (§4). */
export function withoutPermissions<P extends Pick<PermissionModel, "object" | "uid">>(
  held: readonly P[],
  removed: readonly Pick<PermissionModel, "object" | "uid">[],
): P[] {
  const gone = new Set(removed.map(pairOf));
  return held.filter((one) => !gone.has(pairOf(one)));
}

/** The entries that an answer holds, each pair once; null where it holds no list of them. */
export function permissionsIn(answer: unknown): PermissionModel[] | null {
  const list = isRecord(answer) ? answer["permissions"] : undefined;
  if (!Array.isArray(list)) return null;
  return mergedPermissions(
    [],
    list.flatMap((raw) => entryOf(raw) ?? []),
  );
}

/** The entries of an answer, each pair once, kinds that the portal does not know among them; throws `malformed`. */
export function permissionsOf(answer: unknown): { items: PermissionModel[] } {
  const items = permissionsIn(answer);
  if (items === null) throw new RestError("malformed", 200);
  return { items };
}

/** What a change of permissions answers; it is done even where the answer says nothing, and then what was sent holds. */
export async function changedPermissions(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  otherwise: readonly PermissionInput[],
): Promise<{ items: PermissionModel[] }> {
  const answer = await call;
  await done(Promise.resolve(answer));
  return { items: permissionsIn(answer.data) ?? mergedPermissions<PermissionModel>([], otherwise) };
}

export function addedEntries(permissions: readonly PermissionInput[]): Schemas["AddedPermission"][] {
  return permissions.map(({ object, uid }) => ({ object, uid }));
}

/** Removing names the entry too (§3). */
export function removedEntries(permissions: readonly PermissionInput[]): Schemas["RemovedPermission"][] {
  return permissions.map(({ object, uid, name }) => ({ object, uid, name: name ?? "" }));
}
