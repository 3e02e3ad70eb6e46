const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter of a locale, made once for each of its options: making one takes far longer than formatting with it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let known = made.get(key);
  if (known === undefined) made.set(key, (known = new Intl.DateTimeFormat(locale, options)));
  return known;
}
