import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const latitude = page.getByRole("textbox", { name: "Latitude" });
const save = page.getByRole("button", { name: "Save", exact: true });

/** The settings of Telde, which the server does not give; the list has told its name. */
async function openUnread() {
  const portal = await openPortal("/sites", { as: "owner" });
  await expect.element(page.getByRole("treegrid")).toBeVisible();
  const uid = portal.demo.world().parks.find(({ name }) => name === "Telde")?.uid ?? "";
  const path = `/park/${uid}`;
  portal.demo.scenario("failing", { path, method: "GET", status: 503, body: { detail: "Restarted" } });
  await portal.router.navigate(`/sites/parks/${uid}/settings`);
  // Its name is asked for above.
  const told = page.getByRole("alert").filter({ hasText: "What is set now" }).nth(1);
  await expect.element(told).toHaveTextContent(/^What is set now could not be read: .*Restarted/);
  return { ...portal, told, path };
}

test("a form that could not read what is set says so, and reads it again", async () => {
  const { demo, told, path } = await openUnread();
  await expect.element(latitude).toHaveValue("");
  demo.scenario("failing", { off: true, path, method: "GET" });
  (told.getByRole("button", { name: "Retry" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(latitude).toHaveValue("27.992");
  await expect.element(told).not.toBeInTheDocument();
  expect(latitude.element().closest("form")?.contains(document.activeElement)).toBe(true);
});

test("on a phone the way to read it again stands below the words, which have the line", async () => {
  const { told } = await openUnread();
  await page.viewport(400, 800);
  const [words, retry] = [told.getByText("Restarted"), told.getByRole("button", { name: "Retry" })];
  await expect.element(retry).toBeVisible();
  const rect = (place: typeof told) => place.element().getBoundingClientRect();
  await expect.poll(() => rect(retry).top - rect(words).bottom).toBeGreaterThanOrEqual(0);
  expect(rect(words).width).toBeGreaterThan(rect(told).width * 0.75);
});

test("what is filled in there is saved, and nothing that is empty", async () => {
  const { demo, path } = await openUnread();
  await userEvent.fill(latitude, "28.1");
  await userEvent.click(save);
  const sent = () => demo.requests().filter(({ method, path: to }) => method !== "GET" && to.endsWith(path));
  await expect.poll(() => sent().map(({ body }) => body)).toEqual([{ latitude: 28.1 }]);
});

/** The settings of Telde, which take two seconds to be read; what was saved of them. */
async function openReading() {
  const portal = await openPortal("/sites", { as: "owner" });
  await expect.element(page.getByRole("treegrid")).toBeVisible();
  const uid = portal.demo.world().parks.find(({ name }) => name === "Telde")?.uid ?? "";
  portal.demo.scenario("latency", { ms: 2000 });
  await portal.router.navigate(`/sites/parks/${uid}/settings`);
  await expect.element(latitude).toHaveValue("");
  return {
    /** It is read, and the server is as fast as ever. */
    read: async () => {
      await expect.element(page.getByRole("textbox", { name: "Longitude" })).not.toHaveValue("");
      portal.demo.scenario("latency", { off: true });
    },
    sent: () =>
      portal.demo
        .requests()
        .filter(({ method }) => method === "PUT")
        .map(({ body }) => body),
  };
}

test("what is being typed while it is still read stays, and is what is saved", async () => {
  const { read, sent } = await openReading();
  await userEvent.click(latitude);
  await userEvent.keyboard("28.1");
  await read();
  await expect.element(latitude).toHaveValue("28.1");
  await userEvent.click(save);
  await expect.poll(sent).toEqual([{ latitude: 28.1 }]);
});

const commissioned = page.getByRole("group", { name: "Commissioned" });
const dayTyped = () => commissioned.element().textContent.replace(/[\u2066-\u2069]/g, "");

test("a date of which one part is typed while it is still read stays", async () => {
  const { read, sent } = await openReading();
  await userEvent.click(commissioned.getByRole("spinbutton").first());
  await userEvent.keyboard("15");
  await read();
  expect(dayTyped()).toBe("15/mm/yyyy");
  await userEvent.keyboard("032019");
  expect(dayTyped()).toBe("15/03/2019");
  await userEvent.click(save);
  await expect.poll(sent).toEqual([{ commissioned_at: "2019-03-15" }]);
});

test.for(["{Control>}{Enter}{/Control}", "{Tab}"])(
  "[187] a date that is left half typed is not saved without a word, by %s",
  async (key) => {
    const { read, sent } = await openReading();
    await read();
    await userEvent.click(commissioned.getByRole("spinbutton").first());
    await userEvent.keyboard(`{Backspace}{Backspace}${key}`);
    await userEvent.click(save);
    await expect.element(commissioned).toHaveAccessibleDescription(/Not a complete date: dd\/\d+\/\d+/);
    expect(sent()).toEqual([]);
    await userEvent.click(commissioned.getByRole("spinbutton").first());
    await userEvent.keyboard("15{Tab}");
    await userEvent.click(save);
    await expect.poll(sent).toEqual([{ commissioned_at: expect.stringMatching(/^\d{4}-\d\d-15/) as string }]);
  },
);

/** The settings of a park, in a language. */
async function openSettings(language: "en" | "de") {
  const portal = await openPortal("/sites", { as: "owner", language });
  const uid = portal.demo.world().parks.find(({ name }) => name === "Telde")?.uid ?? "";
  await portal.router.navigate(`/sites/parks/${uid}/settings`);
  const sent = () => portal.demo.requests().filter(({ method }) => method === "PUT");
  return { sent: () => sent().map(({ body }) => body) };
}

test.for([
  ["en", "Peak power", "1,234", ["1234 MW", "1.2340 MW"], "1234 MW", "1234", 1_234_000_000],
  ["de", "Spitzenleistung", "1.234", ["1234 MW", "1,2340 MW"], "1,2340 MW", "1,2340", 1_234_000],
] as const)(
  "[187] in %s a number that may be two is asked at its field, by key",
  async ([language, label, typed, both, chosen, written, value]) => {
    const { sent } = await openSettings(language);
    const peak = page.getByRole("textbox", { name: label });
    await expect.element(peak).not.toHaveValue("");
    await userEvent.clear(peak);
    await userEvent.type(peak, typed);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const group = page.getByRole("group", { name: typed });
    for (const reading of both) {
      await expect.element(group.getByRole("button", { name: reading, exact: true })).toBeVisible();
      await expect.element(peak).toHaveAccessibleDescription(new RegExp(reading.replace(" ", "\\s")));
    }
    expect(sent()).toEqual([]);
    await userEvent.click(peak);
    const button = group.getByRole("button", { name: chosen, exact: true }).element();
    for (let tabs = 0; tabs < 4 && document.activeElement !== button; tabs += 1)
      await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("{Enter}");
    await expect.element(peak).toHaveFocus();
    await expect.element(peak).toHaveValue(written);
    await expect.element(group).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(sent).toEqual([{ peak_power_w: value }]);
  },
);

test("a step goes from the number that was typed", async () => {
  const { sent } = await openSettings("de");
  const place = page.getByRole("textbox", { name: "Breitengrad" });
  await expect.element(place).not.toHaveValue("");
  await userEvent.clear(place);
  await userEvent.type(place, "28.5");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(place).toHaveValue("29");
  await userEvent.keyboard("{PageUp}{Control>}{Enter}{/Control}");
  await expect.poll(sent).toEqual([{ latitude: 30 }]);
});

test("[187] a step from a number that may be two asks, and leaves what was typed", async () => {
  await openSettings("en");
  const peak = page.getByRole("textbox", { name: "Peak power" });
  await expect.element(peak).not.toHaveValue("");
  await userEvent.clear(peak);
  await userEvent.type(peak, "1,234");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("group", { name: "1,234" })).toBeVisible();
  await expect.element(peak).toHaveValue("1,234");
});

test("[187] another unit asks anew what a number means in it, and stores that", async () => {
  const { sent } = await openSettings("en");
  const peak = page.getByRole("textbox", { name: "Peak power" });
  await expect.element(peak).not.toHaveValue("");
  await userEvent.fill(peak, "1,234");
  await userEvent.keyboard("{Tab}");
  const group = page.getByRole("group", { name: "1,234" });
  await expect.element(group.getByRole("button", { name: "1234 MW", exact: true })).toBeVisible();
  await userEvent.selectOptions(page.getByRole("combobox", { name: /Peak power/ }), "kW");
  await expect.element(peak).toHaveAccessibleDescription(/1234\skW or 1\.2340\skW/);
  await userEvent.click(group.getByRole("button", { name: "1234 kW", exact: true }));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(sent).toEqual([{ peak_power_w: 1_234_000 }]);
});

test.for([
  ["en", "Peak power", "2.4 kW", "2.4", "kW", 2_400],
  ["de", "Spitzenleistung", "2,4kw", "2,4", "kW", 2_400],
  ["de", "Spitzenleistung", "0,4 MW", "0,4", "MW", 400_000],
  ["en", "Peak power", "400 W", "0.4", "kW", 400],
  ["de", "Spitzenleistung", "2500000 w", "2,5", "MW", 2_500_000],
  ["en", "Peak power", "1.2 GW", "1200", "MW", 1_200_000_000],
] as const)(
  "[187] in %s a unit typed behind the number is the one it is in, or goes over into one offered: %s %s",
  async (given) => {
    const [language, label, typed, written, unit, value] = given;
    const { sent } = await openSettings(language);
    const peak = page.getByRole("textbox", { name: label });
    await expect.element(peak).not.toHaveValue("");
    await userEvent.clear(peak);
    await userEvent.type(peak, typed);
    await userEvent.keyboard("{Tab}");
    await expect.element(peak).toHaveValue(written);
    await expect.element(page.getByRole("combobox", { name: new RegExp(label) })).toHaveValue(unit);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(sent).toEqual([{ peak_power_w: value }]);
  },
);

test.for([
  ["en", "Peak power", "3 kWh", "“3 kWh” is not a number in kW or MW."],
  ["de", "Spitzenleistung", "viel", "„viel“ ist keine Zahl in kW oder MW."],
] as const)(
  "[187] in %s what is in no unit of the field is refused there, and said: %s %s",
  async (given) => {
    const [language, label, typed, why] = given;
    const { sent } = await openSettings(language);
    const peak = page.getByRole("textbox", { name: label });
    await expect.element(peak).not.toHaveValue("");
    await userEvent.clear(peak);
    await userEvent.type(peak, typed);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(peak).toHaveAccessibleDescription(new RegExp(why));
    expect(sent()).toEqual([]);
  },
);

test.for([
  ["en", "Peak power", "25,000", "25,001"],
  ["de", "Spitzenleistung", "25.000", "25.001"],
] as const)(
  "[187] in %s what the field wrote in groups itself is edited without a question",
  async ([language, label, written, edited]) => {
    const { sent } = await openSettings(language);
    const peak = page.getByRole("textbox", { name: label });
    await expect.element(peak).not.toHaveValue("");
    await userEvent.selectOptions(page.getByRole("combobox", { name: new RegExp(label) }), "kW");
    await userEvent.fill(peak, "25000");
    await userEvent.keyboard("{Tab}");
    await expect.element(peak).toHaveValue(written);
    await userEvent.click(peak);
    await userEvent.keyboard("{End}{Backspace}1{Tab}");
    await expect.element(peak).toHaveValue(edited);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(sent).toEqual([{ peak_power_w: 25_001_000 }]);
  },
);

test("[187] a position has one reading, however many decimals it has", async () => {
  const { sent } = await openSettings("de");
  await expect.element(page.getByRole("textbox", { name: "Breitengrad" })).not.toHaveValue("");
  await userEvent.fill(page.getByRole("textbox", { name: "Breitengrad" }), "52.123");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(sent).toEqual([{ latitude: 52.123 }]);
});

test.for([
  ["en", "Year", "2026.5", "A whole number, without decimals"],
  ["de", "Jahr", "2026,5", "Eine ganze Zahl, ohne Nachkommastellen"],
] as const)("in %s a year with decimals is refused at its field, and stands as typed", async (given) => {
  const [language, label, typed, why] = given;
  const { demo, router } = await openPortal("/sites", { as: "owner", language });
  const uid = demo.world().parks[0]?.uid ?? "";
  await router.navigate(`/sites/parks/${uid}/comments`);
  const year = page.getByRole("textbox", { name: label });
  await userEvent.fill(page.getByRole("textbox", { name: /^(Comment|Kommentar)$/ }), "Snow");
  await userEvent.fill(year, typed);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(year).toHaveAccessibleDescription(new RegExp(why));
  await expect.element(year).toHaveValue(typed);
  const sent = demo.requests().filter(({ method, path }) => method === "POST" && path.includes("comment"));
  expect(sent).toEqual([]);
});
