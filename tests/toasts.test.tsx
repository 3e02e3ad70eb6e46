import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const press = (keys: string) => userEvent.keyboard(keys);

describe("toasts", () => {
  const region = () => page.getByRole("region", { name: "Notifications" });

  test("[49] [51] [52] stack at the top right by kind, at most three, each with its bar and a way to close it", async () => {
    const { tools } = await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toHaveFocus();
    for (const text of ["one", "two", "three"]) tools.alerts.show({ type: "info", text });
    tools.alerts.show({ type: "error", text: "four" });
    await expect.element(region().getByRole("alert")).toHaveTextContent("four");
    expect(
      region()
        .getByRole("status")
        .elements()
        .map((toast) => toast.querySelector("p")?.textContent),
    ).toEqual(["two", "three"]);
    expect(region().element().querySelectorAll("[data-progress]").length).toBe(3);
    const box = region().element().getBoundingClientRect();
    expect([box.top >= 60, Math.round(window.innerWidth - box.right)]).toEqual([true, 16]);
    await expect.element(heading("Organization")).toHaveFocus();
    await userEvent.click(region().getByRole("alert").getByRole("button", { name: "Close" }));
    await expect.element(region().getByRole("alert")).not.toBeInTheDocument();
  });

  test("[52] the countdown rests under the pointer and under the focus", async () => {
    const { tools } = await openPortal("/organization", { as: "owner" });
    const id = tools.alerts.show({ type: "success", text: "saved", time: 60_000 });
    const paused = () => tools.alerts.shown.find((alert) => alert.id === id)?.paused;
    const toast = region().getByText("saved");
    await userEvent.hover(toast);
    await expect.poll(paused).toBe(true);
    await userEvent.hover(heading("Organization"));
    await expect.poll(paused).toBe(false);
    (region().getByRole("button", { name: "Close" }).element() as HTMLElement).focus();
    await expect.poll(paused).toBe(true);
    await press("{Enter}");
    await expect.element(toast).not.toBeInTheDocument();
    await expect.element(heading("Organization")).toHaveFocus();
  });

  const screens = [
    ["/sites", "Sites"],
    ["/events", "Events"],
    ["/report", "Report"],
    ["/profile/keyboard", "Profile"],
  ] as const;
  const wide = [1400, 992, 400];
  test.each(wide)("[52] three cover no button of a screen's heading, at %i px", async (width) => {
    const { tools, router } = await openPortal("/sites", { as: "owner", width });
    const long = "Solarpark Süderhastedt-Eggstedt II was renamed to Solarpark Süderhastedt-Eggstedt III";
    const action = { label: "ui.retry", run: () => undefined };
    for (const text of ["one", "two", long]) tools.alerts.show({ type: "info", text, action, time: null });
    await expect.element(region().getByText(long)).toBeVisible();
    const covered: string[] = [];
    const buttons = () => [...document.querySelectorAll("main header button")];
    for (const [path, name] of screens) {
      await router.navigate(path);
      await expect.element(heading(name)).toBeVisible();
      await expect.poll(() => buttons().length).toBeGreaterThan(0);
      for (const button of buttons()) {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (over?.closest("[data-toast]")) covered.push(`${path}: ${button.textContent}`);
      }
    }
    expect(covered).toEqual([]);
    const top = region().element().querySelector("[data-toast]")?.getBoundingClientRect().top ?? 0;
    expect(top).toBeGreaterThan(50);
  });

  test.each([1400, 400])("[52] none lies over the palette, at %i px", async (width) => {
    const { tools } = await openPortal("/organization", { as: "owner", width });
    await expect.element(heading("Organization")).toBeVisible();
    for (const text of ["one", "two", "three"]) tools.alerts.show({ type: "info", text, time: null });
    tools.overlays.open("palette");
    const palette = page.getByRole("dialog", { name: "Command palette" });
    await expect.element(palette).toBeVisible();
    const { left, right, top, bottom } = palette.element().getBoundingClientRect();
    const middle = (left + right) / 2;
    const places = [left + 8, middle, right - 8].flatMap((x) =>
      [top + 8, top + 40, bottom - 40].map((y) => [x, y]),
    );
    const covered = places.filter(([x = 0, y = 0]) => {
      const over = document.elementFromPoint(x, y);
      return over?.closest("[data-toast]") !== null;
    });
    expect(covered).toEqual([]);
  });

  test("[51] an action of a toast can be pressed, and closes it", async () => {
    const { tools } = await openPortal("/organization", { as: "owner" });
    const done: string[] = [];
    tools.alerts.show({
      type: "success",
      text: "renamed",
      action: { label: "ui.retry", run: () => done.push("undone") },
    });
    await userEvent.click(region().getByRole("button", { name: "Retry" }));
    expect(done).toEqual(["undone"]);
    await expect.element(region().getByText("renamed")).not.toBeInTheDocument();
  });
});

describe("the connection", () => {
  test("[F73] offline is said, and that what was loaded stays", async () => {
    const { portal } = await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toBeVisible();
    window.dispatchEvent(new Event("offline"));
    expect(portal.connection.state).toBe("online");
    portal.connection.setStalled(true);
    await expect.element(page.getByText("The server does not answer. Trying again.")).toBeVisible();
    portal.connection.setStalled(false);
    await expect.element(page.getByText("The server does not answer. Trying again.")).not.toBeInTheDocument();
  });
});
