/** Cleaning is quadratic in nobody's interest: of a body of megabytes only its beginning is looked at [F70]. */
const LOOKED_AT = 20;

/**
 * Foreign text made safe to show in one line: control characters and line ends become spaces; bidi overrides,
 * invisible formatting and broken surrogates go; at most `limit` code points, the last an ellipsis when cut.
 */
export function plainText(text: string, limit: number): string {
  const line = text
    .slice(0, limit * LOOKED_AT)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return cutText(line, limit);
}

/** At most `limit` code points, so that no emoji is cut in half. */
export function cutText(text: string, limit: number): string {
  const points = [...text];
  return points.length <= limit
    ? text
    : `${points
        .slice(0, limit - 1)
        .join("")
        .trimEnd()}…`;
}
