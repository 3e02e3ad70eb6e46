import type { KeyEntry } from "../command/keys";
import type { Tools } from "../command/tools";

/** Prefixes of the keys that act on rows of any kind. */
const anyKind = ["row", "edit", "local"];

function isOfKind({ id, scope }: KeyEntry, kind: string | undefined): boolean {
  const [prefix = ""] = id.split(".");
  return scope !== "row" || prefix === kind || anyKind.includes(prefix);
}

/**
 * Whether a key means something besides typing to find, on a row of a kind: a begun sequence has the next letter; the
 * letters of kinds that the row is not mean nothing there. Until the keys have come any may: it is pressed again then.
 */
export function takesKey(
  {
    engine,
    keys,
  }: { readonly engine: Pick<Tools["engine"], "pendingKeys">; readonly keys: Pick<Tools["keys"], "all"> },
  key: string,
  kind?: string,
): boolean {
  const all = keys.all();
  return (
    engine.pendingKeys !== null ||
    all.length === 0 ||
    all.some((each) => each.active && each.keys.split(" ")[0] === key && isOfKind(each, kind))
  );
}
