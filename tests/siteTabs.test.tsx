import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";
import { jpegOf } from "./jpeg";

const grid = (name: string) => page.getByRole("grid", { name, exact: true });
const rows = (name: string) => [...grid(name).element().querySelectorAll('[role="row"]')].slice(1);
const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const main = () => document.querySelector("main") ?? document.body;
const group = (name: string) => page.getByRole("group", { name, exact: true });
const writes = ({ demo }: Pick<Harness, "demo">, method: string) =>
  demo.requests().filter((request) => request.method === method);

async function openPlace(
  kind: "park" | "portfolio",
  tab: string,
  options: Parameters<typeof openPortal>[1] = {},
) {
  const portal = await openPortal("/organization", { as: "owner", ...options });
  const { parks, portfolios } = portal.demo.world();
  const park = parks.find(({ name }) => name === "Agüimes");
  const place = kind === "park" ? park : portfolios.find(({ uid }) => uid === park?.portfolio_uid);
  const at = `/sites/${kind}s/${place?.uid ?? ""}`;
  await portal.router.navigate(tab === "" ? at : `${at}/${tab}`);
  await expect.element(heading(place?.name ?? "")).toBeVisible();
  return { ...portal, at, name: place?.name ?? "" };
}

describe("a park's members, contacts and settings", () => {
  test("[105] [106] oneself is not managed, others are, each by name", async () => {
    const portal = await openPlace("park", "members");
    await expect.element(grid("Members")).toBeVisible();
    const own = rows("Members").find((row) => row.textContent.includes("(you)"));
    expect(own?.textContent).toContain("Yourself: another moderator changes your role.");
    expect(own?.querySelector("button")).toBeNull();
    const other = rows("Members").find((row) => row.textContent.includes("Paul"));
    const change = [...(other?.querySelectorAll("button") ?? [])].find(
      (each) => each.textContent === "Change role",
    );
    if (!change) throw new Error("No button");
    await userEvent.click(change);
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveTextContent("Paul");
    await expect.element(dialog.getByRole("button", { name: /Role/ })).toHaveTextContent("Guest");
    await userEvent.click(dialog.getByRole("button", { name: /Role/ }));
    await userEvent.click(page.getByRole("option", { name: "Member", exact: true }));
    await userEvent.click(dialog.getByRole("button", { name: "Change", exact: true }));
    await expect
      .poll(() => rows("Members").find((row) => row.textContent.includes("Paul"))?.textContent)
      .toContain("Member");
    expect(
      writes(portal, "POST")
        .concat(writes(portal, "PUT"), writes(portal, "PATCH"))
        .some(({ path }) => path.includes("/member/")),
    ).toBe(true);
  });

  test("[130] contacts are those of the park", async () => {
    const portal = await openPlace("park", "contacts");
    await expect
      .poll(() =>
        portal.demo
          .requests()
          .some(({ path }) => path.startsWith("/api/v1/park/") && path.endsWith("/contact")),
      )
      .toBe(true);
    await expect.element(page.getByRole("button", { name: "Add contact to park" }).first()).toBeVisible();
  });

  test("[132] a contact of the organization is found by typing, the latest answer shown, and assigned in place", async () => {
    const portal = await openPlace("park", "contacts");
    await userEvent.click(page.getByRole("button", { name: "Assign a contact…" }));
    const dialog = page.getByRole("dialog", { name: `Assign contacts to ${portal.name}` });
    const field = dialog.getByRole("searchbox");
    await expect.element(field).toHaveFocus();
    const found = dialog.getByRole("list", { name: "Contacts found" });
    const searches = () => portal.demo.requests().filter(({ query }) => "search_all" in query);
    const asked = () => searches().map(({ query }) => query);
    // The answer to the first word is on its way when the second one is asked for.
    portal.demo.scenario("latency", { ms: 2500 });
    await userEvent.fill(field, "a");
    await expect.poll(asked).toEqual([{ page: "1", limit: "20", search_all: "a" }]);
    portal.demo.scenario("latency", { off: true });
    await userEvent.fill(field, "Lindqvist");
    await expect.element(found.getByText(/Lindqvist/).first()).toBeVisible();
    const others = () => {
      const items = [...found.element().querySelectorAll("li")].map(({ textContent }) => textContent);
      return items.length === 0 ? ["nobody"] : items.filter((text) => !text.includes("Lindqvist"));
    };
    expect(others()).toEqual([]);
    // Nor does it come later, whether that answer was given up or has arrived.
    await expect.poll(() => searches().every(({ duration }) => duration > 0)).toBe(true);
    expect(await violations(dialog.element())).toEqual([]);
    expect(others()).toEqual([]);
    expect(asked().map(({ search_all }) => search_all)).toEqual(["a", "Lindqvist"]);
    const before = found.getByText("Assigned").elements().length;
    await userEvent.click(found.getByRole("button", { name: /^Assign .*Lindqvist/ }).first());
    await expect.poll(() => found.getByText("Assigned").elements().length).toBe(before + 1);
    await userEvent.keyboard("{Escape}{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(
        grid("Contacts")
          .getByText(/Lindqvist/)
          .first(),
      )
      .toBeVisible();
  });

  test("[137] settings come filled in, and only what changed is sent", async () => {
    const portal = await openPlace("park", "settings");
    const latitude = page.getByRole("textbox", { name: "Latitude" });
    await expect.element(latitude).toHaveValue("27.905");
    await userEvent.fill(latitude, "27.91");
    await userEvent.click(page.getByRole("button", { name: "Save", exact: true }));
    await expect
      .poll(
        () =>
          writes(portal, "PUT")
            .concat(writes(portal, "PATCH"), writes(portal, "POST"))
            .find(({ path }) => path.includes("/park/"))?.body,
      )
      .toEqual({ latitude: 27.91 });
    await expect.element(page.getByRole("img", { name: "Outline of Agüimes" })).toBeVisible();
  });

  test("[128] a park without an outline image says so, the server's 404 being its answer", async () => {
    const portal = await openPlace("park", "settings");
    const { parks, images } = portal.demo.world();
    const bare = parks.find(({ uid }) => images.every((image) => image.park_uid !== uid));
    await portal.router.navigate(`/sites/parks/${bare?.uid ?? ""}/settings`);
    await expect.element(page.getByText("This park has no outline image yet.")).toBeVisible();
    const asked = portal.demo.requests().filter(({ path }) => path.endsWith(`${bare?.uid}/image/outline`));
    expect(asked.map(({ status }) => status)).toEqual([404]);
  });

  test("[129] an outline image that no browser can draw says so, and what mends it", async () => {
    const jpeg = btoa(String.fromCharCode(...jpegOf()));
    await openPlace("park", "settings", {
      before: (demo) => {
        const world = demo.world();
        world.images = world.images.map((one) => ({ ...one, jpeg }));
      },
    });
    await expect
      .element(page.getByText("This outline image cannot be shown. Upload another one."))
      .toBeVisible();
    expect(page.getByRole("img", { name: "Outline of Agüimes" }).query()).toBeNull();
  });

  test("[128] an outline image that is dropped or pasted is shown, then sent", async () => {
    const portal = await openPlace("park", "settings");
    const field = page.getByRole("group", { name: "Image", exact: true });
    await expect.element(field).toBeVisible();
    const canvas = new OffscreenCanvas(8, 8);
    canvas.getContext("2d");
    const picture = await canvas.convertToBlob({ type: "image/jpeg" });
    const given = (name: string) => {
      const data = new DataTransfer();
      data.items.add(new File([picture], name, { type: picture.type }));
      return data;
    };
    const send = (event: Event) => field.element().dispatchEvent(event);
    const how = { bubbles: true, cancelable: true };
    send(new DragEvent("drop", { ...how, dataTransfer: given("dropped.jpg") }));
    await expect.element(field.getByRole("img", { name: "Preview of dropped.jpg" })).toBeInTheDocument();
    send(new ClipboardEvent("paste", { ...how, clipboardData: given("pasted.jpg") }));
    await expect.element(field.getByRole("img", { name: "Preview of pasted.jpg" })).toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "Upload outline image" }));
    await expect
      .poll(() => writes(portal, "PUT").map(({ path }) => path))
      .toEqual([`/api/v1/park/${portal.at.split("/").at(-1)}/image/outline`]);
  });

  test("[128] what was said of a file goes when another is chosen", async () => {
    await openPlace("park", "settings");
    const field = group("Image");
    const choose = (content: BlobPart, name: string) =>
      userEvent.upload(field.getByLabelText("Image"), new File([content], name, { type: "image/jpeg" }));
    await choose("%PDF-1.7", "letter.jpg");
    await userEvent.click(page.getByRole("button", { name: "Upload outline image" }));
    const said = page.getByText("Only a JPEG image can be the outline", { exact: true });
    await expect.element(said).toBeVisible();
    await choose(jpegOf(), "plan.jpg");
    await expect.element(field).toHaveTextContent("plan.jpg");
    await expect.element(said).not.toBeInTheDocument();
  });

  test("[137] powers are read and written in kW or MW, whichever unit stands in the field", async () => {
    const portal = await openPlace("park", "settings", { language: "de" });
    const peak = page.getByRole("textbox", { name: "Spitzenleistung" });
    const unit = page.getByRole("combobox", { name: "Einheit von Spitzenleistung" });
    await expect.element(unit).toHaveValue("MW");
    await userEvent.fill(peak, "2,4");
    await userEvent.keyboard("{Tab}");
    await userEvent.selectOptions(unit, "kW");
    await expect.element(peak).toHaveValue("2400");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect
      .poll(() => writes(portal, "PUT").map(({ body }) => body))
      .toEqual([{ peak_power_w: 2_400_000 }]);
  });

  test.for([
    ["members", "en", "light"],
    ["settings", "de", "dark"],
  ] as const)("%s passes axe in %s, %s", async ([tab, language, theme]) => {
    await openPlace("park", tab, { language, theme });
    await expect.poll(() => document.querySelector('[role="grid"], form')).not.toBeNull();
    expect(await violations(main())).toEqual([]);
  });
});

describe("a portfolio", () => {
  test("[14] has an address: what its parks do together, and each of them; no call but the list", async () => {
    const portal = await openPlace("portfolio", "");
    await expect.element(group("Power now")).toHaveTextContent(/W$/);
    await expect.element(grid("Parks")).toBeVisible();
    const parks = portal.demo.world().parks.filter(({ portfolio_uid }) => portal.at.endsWith(portfolio_uid));
    expect(rows("Parks").length).toBe(parks.length);
    await expect
      .element(page.getByRole("navigation", { name: "Portfolio" }).getByRole("link", { name: "Settings" }))
      .toBeVisible();
    expect(portal.calls("/api/v1/portfolio")).toBe(1);
  });

  test("[14] one that is not there is said to be so, with the way back", async () => {
    await openPortal("/sites/portfolios/nowhere", { as: "owner" });
    await expect.element(heading("Portfolio not found or no access")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "What may I do?" })).toBeVisible();
    await expect
      .element(
        page
          .getByRole("link", { name: "Go to sites" })
          .or(page.getByRole("link", { name: /sites/i }))
          .first(),
      )
      .toBeVisible();
  });

  test("settings come filled in", async () => {
    await openPlace("portfolio", "settings");
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Gran Canaria");
  });

  test("[133] a time zone that is set is drawn as set, however far down its list", async () => {
    await openPlace("portfolio", "settings");
    const zone = page.getByRole("button", { name: /Time zone/ });
    await expect.element(zone).toHaveTextContent(/^[A-Z][a-z]+\/[A-Z]/);
    const shown = [...zone.element().querySelectorAll("*")].map((part) =>
      part.hasAttribute("data-placeholder"),
    );
    expect(shown).not.toContain(true);
  });

  test("[133] it goes by its typed name, with its parks, and its screens are left", async () => {
    const portal = await openPlace("portfolio", "settings");
    await userEvent.click(page.getByRole("button", { name: "Delete portfolio" }));
    const dialog = page.getByRole("dialog", { name: "Delete portfolio" });
    await expect.element(dialog).toHaveTextContent("parks go with it");
    const confirmation = dialog.getByRole("textbox", { name: "Confirmation" });
    await userEvent.fill(confirmation, "Gran");
    await userEvent.click(dialog.getByRole("button", { name: "Delete", exact: true }));
    await expect.element(confirmation).toHaveAccessibleDescription("That is not its name");
    expect(writes(portal, "DELETE")).toEqual([]);
    await userEvent.fill(confirmation, "Gran Canaria");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(() => portal.router.state.location.pathname).toBe("/sites");
    expect(writes(portal, "DELETE").map(({ path }) => path)).toEqual([
      `/api/v1/portfolio/${portal.at.split("/").at(-1)}`,
    ]);
  });

  test("a member has no settings tab", async () => {
    await openPlace("portfolio", "", { as: "member" });
    await expect
      .element(page.getByRole("navigation", { name: "Portfolio" }).getByRole("link", { name: "Members" }))
      .toBeVisible();
    expect(
      page.getByRole("navigation", { name: "Portfolio" }).getByRole("link", { name: "Settings" }).query(),
    ).toBeNull();
  });

  test.for([
    ["", "de", "dark"],
    ["settings", "en", "light"],
  ] as const)("%s passes axe in %s, %s", async ([tab, language, theme]) => {
    await openPlace("portfolio", tab, { language, theme });
    await expect.poll(() => document.querySelector('[role="grid"], form')).not.toBeNull();
    expect(await violations(main())).toEqual([]);
  });
});
