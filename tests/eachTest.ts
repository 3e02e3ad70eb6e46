import i18next from "i18next";
import { afterEach, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";

const root = document.documentElement;

// One page for many files: each test begins at the same one, whatever the test before it has left.
beforeEach(async () => {
  await page.viewport(1400, 900);
  window.scrollTo(0, 0);
  root.dir = "ltr";
  for (const name of root.getAttributeNames()) if (name.startsWith("data-")) root.removeAttribute(name);
  if (i18next.isInitialized) await i18next.changeLanguage("en");
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
