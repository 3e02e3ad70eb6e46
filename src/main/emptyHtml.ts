/** As much of the browser's trusted types as is used here; browsers without them need none of it. */
interface PolicyFactory {
  createPolicy(name: string, rules: Rules): unknown;
}

interface Rules {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}

/**
 * Under the production headers no text may become markup. Only the empty text may: the announcer of react-aria empties
 * its log by `innerHTML = ""`, and refused that, it takes the page along. All else is refused as before. The demo reads
 * measured files in a worker, whose script is one of the portal's own assets.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const createHTML = (text: string) => (text === "" ? text : null);
  trustedTypes?.createPolicy(
    "default",
    import.meta.env.DEMO ? { createHTML, createScriptURL: ownScript } : { createHTML },
  );
}

function ownScript(url: string): string | null {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && /^\/v1\/[\w./@-]+\.[jt]s$/.test(pathname) ? url : null;
}
