/** The page an address asks for; 1 where it names none. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

export interface Paging {
  readonly pages: number;
  /** First and last raw item of the page, counted from 1; 0 where there is none. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/**
 * Pages are counted over raw items, hidden ones included, so that no page is skipped [186]. A total that contradicts
 * what has come is raised to it [F76].
 */
export function pagingOf(page: number, items: number, total: number, limit: number): Paging {
  const before = (page - 1) * limit;
  const known = Math.max(items > 0 ? before + items : 0, Number.isFinite(total) ? total : 0);
  return {
    pages: Math.max(1, Math.ceil(known / limit)),
    from: items > 0 ? before + 1 : 0,
    to: items > 0 ? before + items : 0,
    total: known,
  };
}
