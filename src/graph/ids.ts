/** Ids of one session's server, which may count (2) or name ("2"): the graph knows texts alone. */
export interface Ids {
  /** As the graph has it. */
  readonly shown: (id: string | number) => string;
  /** As the server had it, for a body; digits that were never shown are taken for a number. */
  readonly asServer: (id: string) => string | number;
}

export function createIds(): Ids {
  const named = new Set<string>();
  return {
    shown: (id) => {
      if (typeof id === "string" && isCounted(id)) named.add(id);
      return String(id);
    },
    asServer: (id) => (isCounted(id) && !named.has(id) ? Number(id) : id),
  };
}

/** Whether a text could be the number that it writes. */
function isCounted(id: string): boolean {
  return /^(0|[1-9]\d{0,14})$/.test(id);
}
