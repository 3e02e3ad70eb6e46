import { createMemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { ownLanguage } from "../../src/main/ownLanguage";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page of that address and cookie; what becomes of them. */
function open(search: string, cookie = "") {
  const page = { cookie };
  const replaced: string[] = [];
  const location = { pathname: "/v1/login", search, hash: "#a" };
  const history = {
    state: { key: "k" },
    replaceState: (_: unknown, __: string, to: string) => replaced.push(to),
  };
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { location, history });
  return { page, replaced };
}

test("[99] before there is a router the language goes out of the address alone", () => {
  const { page, replaced } = open("?from=%2Fparks&lng=de&lng=fr");
  ownLanguage("en", undefined);
  expect([replaced, page.cookie]).toEqual([["/v1/login?from=%2Fparks#a"], ""]);
});

test("[99] an address that names none stays as it is", () => {
  const { replaced } = open("?lngs=de");
  ownLanguage("en", undefined);
  expect(replaced).toEqual([]);
});

test("[99] the router's address is replaced, with all else that it carries", () => {
  const { replaced } = open("?lng=de");
  const entry = {
    pathname: "/v1/devices",
    search: "?lng=de&search=a%20b",
    hash: "#c",
    state: { kept: true },
  };
  const router = createMemoryRouter([{ path: "*" }], {
    initialEntries: ["/v1/parks", entry],
    basename: "/v1",
  });
  ownLanguage("en", router);
  const { location, historyAction } = router.state;
  expect(location).toMatchObject({ ...entry, search: "?search=a%20b" });
  expect([historyAction, replaced]).toEqual(["REPLACE", []]);
  router.dispose();
});

test("[99] a cookie that names a language names the chosen one from then on", () => {
  const { page } = open("", "a=b; i18next=de");
  ownLanguage("en", undefined);
  expect(page.cookie).toBe("i18next=en; Path=/v1; Max-Age=31536000; SameSite=Lax");
});
