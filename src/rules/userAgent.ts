/** Names of their own, the same in every language. The first that fits holds: most browsers also claim to be others. */
const browsers = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\b(Macintosh|Mac OS X)\b/],
  ["Linux", /\bLinux\b/],
] as const;

function firstOf(names: readonly (readonly [string, RegExp])[], text: string): string | null {
  return names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Browser and system out of how a browser names itself; null for what is not known. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  const text = userAgent ?? "";
  return { browser: firstOf(browsers, text), system: firstOf(systems, text) };
}
