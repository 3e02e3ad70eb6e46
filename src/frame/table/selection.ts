/** The selection with one row turned over. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection and everything between two places, both included. */
export function extended(
  selected: ReadonlySet<string>,
  from: number,
  to: number,
  idAt: (index: number) => string,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (let index = Math.min(from, to); index <= Math.max(from, to); index += 1) next.add(idAt(index));
  return next;
}
