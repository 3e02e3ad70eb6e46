import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import { active, field, heading, openByKey, options, palette } from "./paletteDriver";

const toast = (text: string) => page.getByRole("region", { name: "Notifications" }).getByText(text);

/** Types, waits for the row that is meant, and runs it. */
async function choose(text: string, key: string): Promise<void> {
  await userEvent.fill(field, text);
  await expect.poll(active).toBe(key);
  await userEvent.keyboard("{Enter}");
}

const asked = (name: string) => expect.element(palette.getByRole("combobox", { name })).toBeVisible();

async function answer(step: string, text: string, key = "typed"): Promise<void> {
  await asked(step);
  if (text !== "") await userEvent.fill(field, text);
  await expect.poll(active).toBe(key);
  await userEvent.keyboard("{Enter}");
}

async function createOrganization(): Promise<void> {
  await userEvent.fill(page.getByRole("textbox", { name: "Name" }), "Sonnenhof");
  await userEvent.click(page.getByRole("button", { name: "Create organization" }));
  await expect.element(heading("Dashboard")).toBeVisible();
}

test("[152] [221] from nothing to the first park, by keys", async () => {
  const { address, tools } = await openPortal("/organization", { as: "new" });
  await expect.element(heading("Organization")).toBeVisible();
  await openByKey();
  await userEvent.keyboard("{Escape}gd");
  await expect.element(toast("Needs an organization")).toBeVisible();
  await createOrganization();
  await expect.element(toast("Organization Sonnenhof created")).toBeVisible();
  await expect.element(toast("Needs an organization")).not.toBeInTheDocument();

  await expect.element(page.getByText(/There is no portfolio yet/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Create portfolio" })).toBeVisible();
  await expect.element(page.getByText(/names no time zone/)).not.toBeInTheDocument();
  const graph = page.getByRole("region", { name: "Energy over time" });
  await expect.element(graph.getByText("No value for this range")).toBeVisible();

  await openByKey();
  await choose("create park", "action:park.create");
  await asked("Portfolio");
  await expect.element(options.first()).toHaveTextContent("Create portfolioThere is none yet.");
  await userEvent.keyboard("{Enter}");
  await answer("Name", "Elbe");
  await answer("Time zone", "", "choice:Europe/Berlin");
  await answer("Currency", "", "choice:EUR");
  await expect.poll(active).toBe("confirm");
  await userEvent.keyboard("{Enter}");
  await expect.element(toast("Portfolio Elbe created")).toBeVisible();

  await expect.element(page.getByRole("button", { name: "Create park" })).toBeVisible();
  await expect.poll(() => tools.overlays.isOpen("palette")).toBe(false);
  await openByKey();
  await choose("create park", "action:park.create");
  await asked("Portfolio");
  await expect.element(options.first()).toHaveTextContent("Elbe");
  await userEvent.keyboard("{Enter}");
  await answer("Name", "Söhlde");
  await expect.element(palette.getByRole("status")).toHaveTextContent("Create park: Elbe, Söhlde?");
  await expect.poll(active).toBe("confirm");
  await userEvent.keyboard("{Enter}");
  await expect.element(heading("Söhlde")).toBeVisible();
  expect(address()).toMatch(/^\/sites\/parks\/park-/);
  await expect.element(page.getByRole("group", { name: "Energy today", exact: true })).toHaveTextContent("–");
});

test("[242] where one is in the palette is read in full at 400 px", async () => {
  await openPortal("/sites", { as: "owner", width: 400, height: 800 });
  await openByKey();
  await choose("create park", "action:park.create");
  await asked("Portfolio");
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await asked("Name");
  const crumbs = [
    ...palette.getByRole("list", { name: "Where you are" }).element().querySelectorAll("li > span"),
  ];
  expect(crumbs.length).toBeGreaterThan(1);
  expect(crumbs.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)).toEqual([]);
});
