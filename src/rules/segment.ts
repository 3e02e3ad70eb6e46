export type Segment = { readonly ok: true; readonly value: string } | { readonly ok: false };

/**
 * One segment of a path, encoded; refused when a server or a browser could read it as something else: empty, `.` or
 * `..`, with control characters or broken surrogates [F23], [F25].
 */
export function safeSegment(value: string): Segment {
  if (value === "" || value === "." || value === ".." || /[\p{Cc}\p{Cs}]/u.test(value)) return { ok: false };
  return { ok: true, value: encodeURIComponent(value) };
}
