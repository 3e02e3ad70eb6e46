import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { Entity } from "../../src/command/entity";
import { ToolsProvider } from "../../src/frame/tools";
import { PaletteSummary } from "../../src/palette/PaletteSummary";
import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import en from "../../public/locales/en/translation.json";
import { paletteRig, product, settled } from "./paletteRig";

const device = (uid: string, parent?: string): Entity => ({
  ...{ kind: "device", uid, name: `Logger ${uid}`, context: "Söhlde" },
  ...(parent === undefined ? {} : { parent }),
});

const i18n = createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } } }));

/** What the palette shows before something is done to these. */
async function asked(id: string, subjects: readonly Entity[]) {
  const { tools, model } = paletteRig({ selection: subjects });
  const words = {
    ...tools,
    t: (key: string, values: object = {}) => i18n.t(key, { ...values }),
    has: (key: string) => i18n.exists(key),
  };
  const action = product.find((each) => each.id === id);
  if (!action) throw new Error(`No action ${id}`);
  tools.engine.ask({ action, subjects, values: {} });
  model.open();
  await settled();
  const html = renderToStaticMarkup(
    createElement(ToolsProvider, { value: words }, createElement(PaletteSummary, { model })),
  );
  const names = [...html.matchAll(/<bdi[^>]*>(.*?)<\/bdi>/g)].map(([, name]) => name);
  return { question: /<p[^>]*>(.*?)<\/p>/.exec(html)?.[1], names };
}

test("[197] before several are restarted the palette says how many, in how many parks, and each by its name", async () => {
  const three = [device("1", "p1"), device("2", "p2"), device("3", "p2")];
  expect(await asked("device.restart", three)).toEqual({
    question: "Restart 3 devices in 2 parks?",
    names: three.map(({ name }) => `${name} (Söhlde)`),
  });
});

test("[197] a device in no park leaves the parks out; what stands in none is not placed", async () => {
  const some = [device("1", "p1"), device("2")];
  expect((await asked("device.restart", some)).question).toBe("Restart 2 devices?");
  const sessions = ["s1", "s2"].map((uid): Entity => ({ kind: "session", uid, name: uid, parent: "a1" }));
  expect((await asked("session.delete", sessions)).question).toBe("Delete 2 sessions?");
});

test("[197] of more than fifty the others are counted; one alone has no list", async () => {
  const many = Array.from({ length: 53 }, (_, at) => device(`${at}`, "p1"));
  expect((await asked("device.restart", many)).names).toHaveLength(50);
  expect((await asked("device.restart", [device("1", "p1")])).names).toEqual([]);
});
