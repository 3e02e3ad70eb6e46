import * as v from "valibot";
import { expect, test } from "vitest";
import { safeStorage, storageOf } from "../../src/state/storage";
import { fakeStorage } from "./fakes";

const schema = v.object({ size: v.number() });

test("keeps what it is given, under its prefix", () => {
  const { storage, entries } = fakeStorage();
  const safe = safeStorage(storage, "portal.");
  safe.set("theme", "dark");
  safe.writeJson("recents:ada", { size: 2 });
  expect(Object.fromEntries(entries)).toEqual({ "portal.theme": "dark", "portal.recents:ada": '{"size":2}' });
  expect(safe.get("theme")).toBe("dark");
  expect(safe.readJson("recents:ada", schema)).toEqual({ size: 2 });
  safe.remove("theme");
  expect(safe.get("theme")).toBeNull();
});

test.each(["quota", "blocked"] as const)(
  "never throws, and keeps the value for this page, when %s [F33]",
  (fault) => {
    const safe = safeStorage(fakeStorage({}, fault).storage);
    safe.set("theme", "dark");
    expect(safe.get("theme")).toBe("dark");
    safe.set("recents:ada", "x");
    safe.wipePersonal();
    expect(safe.get("recents:ada")).toBeNull();
    safe.remove("theme");
    expect(safe.get("theme")).toBeNull();
  },
);

test("a browser that refuses even to name its storage leaves a page without one [F33]", () => {
  const blocked = storageOf(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const safe = safeStorage(blocked);
  safe.set("theme", "light");
  expect(blocked).toBeUndefined();
  expect(safe.get("theme")).toBe("light");
});

test.each(["", "{", "null", "[]", '{"size":"2"}', "<script>"])("%j is not the stored shape [F33]", (text) => {
  const { storage } = fakeStorage({ "recents:ada": text });
  expect(safeStorage(storage).readJson("recents:ada", schema)).toBeNull();
});

test("a sign-out removes what is personal, and nothing else [40]", () => {
  const { storage, entries } = fakeStorage({
    theme: "dark",
    autoTheme: "false",
    i18nextLng: "de",
    keys: "{}",
    loginStamp: "1",
    "recents:ada": "[]",
    "recents:ben": "[]",
    "drafts:ada": "{}",
    "secondFactor:ada": "1",
    recentsOfAnother: "theirs",
    "other:theme": "theirs",
  });
  safeStorage(storage).wipePersonal((key) => key.startsWith("drafts:"));
  expect(Object.fromEntries(entries)).toEqual({
    theme: "dark",
    autoTheme: "false",
    i18nextLng: "de",
    keys: "{}",
    "drafts:ada": "{}",
    recentsOfAnother: "theirs",
    "other:theme": "theirs",
  });
});
