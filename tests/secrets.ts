import { expect, onTestFinished, vi } from "vitest";
import type { Harness } from "./harness";

const stored = (storage: Harness["local"]): string =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "")
    .map((key) => `${key}=${storage.getItem(key)}`)
    .join("\n");

function written(value: unknown): string {
  if (value instanceof Error) return `${value.message}\n${value.stack}`;
  try {
    return typeof value === "string" ? value : JSON.stringify(value);
  } catch {
    return String(value);
  }
}

/** All that goes to the console until the test ends. */
function listen(): () => string {
  const lines: string[] = [];
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...said: unknown[]) => {
      lines.push(said.map(written).join(" "));
    });
    onTestFinished(() => spy.mockRestore());
  }
  return () => lines.join("\n");
}

/** A secret as it is written, in an address, in base64, and as a key is grouped. */
const formsOf = (secret: string): string[] => [
  ...[secret, encodeURIComponent(secret), btoa(secret)],
  ...(/^[A-Z2-7]{16,}$/.test(secret) ? [secret.match(/.{4}/g)?.join(" ") ?? secret] : []),
];

/** Where a secret is looked for, each by its name. */
function places({ local, tab, router, portal, stores, tools }: Harness, said: () => string) {
  const { location } = router.state;
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  return {
    /* drafts lie in it too */
    storage: [local, tab, localStorage, sessionStorage].map(stored).join("\n"),
    cookies: document.cookie,
    address: `${location.pathname}${location.search}${location.hash} ${window.location.href} ${document.title}`,
    "history state": written([location.state, window.history.state]),
    console: said(),
    "error log": written(stores.errors.entries),
    alerts: written(tools.alerts.history.map(({ key, values, text }) => [key, values, text])),
    "handed over": written(tools.engine.handed ?? ""),
    "recent commands": written([tools.recents.ids, tools.engine.history.last?.label]),
    "sign-in form": written(portal.typed),
    session: written(portal.session.getSnapshot().context),
    page: document.documentElement.outerHTML,
    fields: fields.map(({ value }) => value).join("\n"),
  };
}

/** Where what is typed or shown may be while it is; the sign-in form is drawn anew with what was typed. */
const shown = new Set(["page", "fields", "sign-in form"]);

/** Tells where a secret is found, by the names of the places. */
export function watchSecrets() {
  const said = listen();
  const found = (portal: Harness, secret: string): string[] => {
    expect(secret.length, "a secret to look for").toBeGreaterThan(5);
    const forms = formsOf(secret);
    return Object.entries(places(portal, said))
      .filter(([, text]) => forms.some((form) => text.includes(form)))
      .map(([name]) => name);
  };
  return {
    found,
    /** On screen, where it is typed or shown, and nowhere else. */
    onScreen: async (portal: Harness, ...secrets: readonly string[]): Promise<void> => {
      for (const secret of secrets) {
        await expect
          .poll(() => found(portal, secret).some((name) => shown.has(name)), { message: "is on screen" })
          .toBe(true);
        const others = found(portal, secret).filter((name) => !shown.has(name));
        expect(others, "and nowhere else").toEqual([]);
      }
    },
    /** After its step. */
    nowhere: async (portal: Harness, ...secrets: readonly string[]): Promise<void> => {
      for (const secret of secrets) await expect.poll(() => found(portal, secret)).toEqual([]);
    },
  };
}
