/** The five series of the monitor, in the order in which they are asked for (§ 7 [153]). */
export const promqlKinds = ["grid", "ac", "report", "radiation", "loss"] as const;

export type PromqlKind = (typeof promqlKinds)[number];
/** Queries with `$parks` where the matcher's expression stands; a deployment may have its own. */
export type PromqlTemplates = Readonly<Record<PromqlKind, string>>;

/** Power in W, radiation in W/m² (readings "PromQL"). */
export const defaultTemplates: PromqlTemplates = {
  grid: 'sum by (park) (grid_power{park=~"$parks"})',
  ac: 'sum by (park) (ac_power{park=~"$parks"})',
  report: 'sum by (park) (report_power{park=~"$parks"})',
  radiation: 'avg by (park) (radiation{park=~"$parks"})',
  loss: 'sum by (park, shutdown_type) (loss_power{park=~"$parks"})',
};

/** More parks than this would make an address too long: all are asked for and sorted out here. */
export const MOST_PARKS_NAMED = 100;
/** The same of few parks with long names: a query's share of an address, encoded, of at most 8,000 bytes. */
const MOST_BYTES = 6000;
const ANY = ".+";

/** Literal text in an RE2 expression, as Go's QuoteMeta writes it. */
function escapeExpression(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}

/** Text within a double-quoted PromQL string. */
function escapeString(text: string): string {
  const controls: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  return text
    .replace(/["\\]/g, "\\$&")
    .replace(/[\n\r\t]/g, (control) => controls[control] ?? "")
    .replace(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The expression that matches these parks, ready to stand within the quotes of a matcher [162], [F24]. */
export function parksMatcher(parks: readonly string[] | "all"): string {
  if (parks === "all" || parks.length === 0 || parks.length > MOST_PARKS_NAMED) return ANY;
  const matcher = escapeString(parks.map(escapeExpression).join("|"));
  return encodeURIComponent(matcher).length > MOST_BYTES ? ANY : matcher;
}

/**
 * The five queries for these parks; an empty list means all, as in the filter, and so must not stand for "none of the
 * parks asked for exists".
 */
export function promqlQueries(
  templates: PromqlTemplates,
  parks: readonly string[] | "all",
): Record<PromqlKind, string> {
  const matcher = parksMatcher(parks);
  const query = (kind: PromqlKind) => templates[kind].split("$parks").join(matcher);
  return {
    grid: query("grid"),
    ac: query("ac"),
    report: query("report"),
    radiation: query("radiation"),
    loss: query("loss"),
  };
}
