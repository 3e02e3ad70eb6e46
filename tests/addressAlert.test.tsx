import { describe, expect, test, vi } from "vitest";
import { keepAddressAlert } from "../src/shell/addressAlert";
import { showKeptAlert } from "../src/shell/keptAlert";
import { whenSettled } from "../src/shell/whenSettled";
import { safeStorage } from "../src/state/storage";
import type { AlertInput } from "../src/state/alerts";
import { memoryStorage, openPortal } from "./harness";

const knows = (key: string) => key === "joined_organization";

/** What a page at this address would store and show, and the address that is left. */
function visit(address: string) {
  const { pathname, search, hash } = new URL(address, "https://portal.test");
  const storage = safeStorage(memoryStorage());
  let left = pathname + search + hash;
  const history = {
    state: { key: 1 },
    replaceState: (_state: unknown, _title: string, url?: string | URL | null) => {
      left = String(url);
    },
  };
  keepAddressAlert(storage, { location: { pathname, search, hash }, history }, knows);
  const shown: AlertInput[] = [];
  const show = () => showKeptAlert(storage, { show: (alert) => shown.push(alert) });
  show();
  show();
  return { left, shown };
}

describe("an alert of the address", () => {
  test("[28] [F13] is stored, shown once, and removed from the address with its parameters alone", () => {
    expect(
      visit(
        "/v1/login?from=%2Fv1%2Fmonitor%3Fa%3D1&alert=success&msg=joined_organization&alert_infinite=1#x",
      ),
    ).toEqual({
      left: "/v1/login?from=%2Fv1%2Fmonitor%3Fa%3D1#x",
      shown: [{ type: "success", pinned: true, key: "joined_organization", time: null }],
    });
  });

  test("[31] unknown words are plain text, and do not stay until they are dismissed", () => {
    const { shown } = visit("/v1/login?alert=info&msg=Visit%20https://evil.tld%20now&alert_infinite=1");
    expect(shown).toEqual([{ type: "info", pinned: true, text: "Visit now" }]);
  });

  test.for(["constructor", "__proto__", "warning", ""])(
    "[29] [F9] alert=%s is ignored, and cleaned away",
    (type) => {
      expect(visit(`/v1/?alert=${type}&msg=x`)).toEqual({ left: "/v1/", shown: [] });
    },
  );

  test("[28] an address without one is left as it is", () => {
    expect(visit("/v1/monitor?period=Day&x=a+b")).toEqual({
      left: "/v1/monitor?period=Day&x=a+b",
      shown: [],
    });
  });

  test("[30] waits until verify has settled, either way", async () => {
    const { portal, demo } = await openPortal("/organization", {
      as: "owner",
      before: (each) => each.scenario("failing", { path: "auth/verify", kind: "networkError" }),
    });
    const first = vi.fn();
    whenSettled(portal.session, first);
    await expect.poll(() => portal.session.getSnapshot().matches("stalled")).toBe(true);
    expect(first.mock.calls.length).toBe(0);
    demo.scenario("failing", { off: true });
    portal.session.send({ type: "RETRY" });
    await expect.poll(() => first.mock.calls.length).toBe(1);
    expect(portal.session.getSnapshot().matches("verified")).toBe(true);
    const visitor = await openPortal("/login");
    const second = vi.fn();
    whenSettled(visitor.portal.session, second);
    await expect.poll(() => second.mock.calls.length).toBe(1);
    expect(visitor.portal.session.getSnapshot().matches("anonymous")).toBe(true);
  });
});
