/** Where a number is called: its digits with a leading plus; null where it holds none. "(0)" between is for people. */
export function telHref(raw: string): string | null {
  const number = raw
    .replace(/\(0\)/g, "")
    .replace(/(?!^\s*\+)[^\d*#]/g, "")
    .trim();
  return /\d/.test(number) ? `tel:${number}` : null;
}

/** Where an address is written to; null for what is none, so that nothing else gets into the link. */
export function mailHref(raw: string): string | null {
  const address = raw.trim();
  return /^[^\s@?&]+@[^\s@?&]+$/.test(address)
    ? `mailto:${encodeURIComponent(address).replace("%40", "@")}`
    : null;
}

/** Where a page is opened, with its scheme where the text has none; null for what is no page. */
export function pageHref(raw: string): string | null {
  const text = raw.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/]+\.[^\s/]/i.test(address) && URL.canParse(address) ? address : null;
}
