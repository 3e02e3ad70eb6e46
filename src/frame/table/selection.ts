/** The selection with these turned over: all of them in it, or none where all were. */
export function toggled(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const isWhole = ids.every((id) => next.has(id));
  for (const id of ids) {
    if (isWhole) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** The selection and everything between two places, both included. */
export function extended(
  selected: ReadonlySet<string>,
  from: number,
  to: number,
  idsAt: (index: number) => readonly string[],
): ReadonlySet<string> {
  const next = new Set(selected);
  for (let index = Math.min(from, to); index <= Math.max(from, to); index += 1)
    for (const id of idsAt(index)) next.add(id);
  return next;
}

/** Whether all of these are selected, or some. */
export function markOf(selected: ReadonlySet<string>, ids: readonly string[]): boolean | "mixed" {
  if (ids.length > 0 && ids.every((id) => selected.has(id))) return true;
  return ids.some((id) => selected.has(id)) && "mixed";
}
