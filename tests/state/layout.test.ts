import { describe, expect, test } from "vitest";
import { Layout } from "../../src/state/layout";

describe("sidebar", () => {
  test.each([
    [400, false],
    [768, false],
    [769, true],
    [1400, true],
  ])("at %i px is open by default: %s [34][F114]", (width, open) => {
    expect(new Layout(width).sidebarOpen).toBe(open);
  });

  test("lies over a narrow page and is closed by going somewhere [34]", () => {
    const layout = new Layout(768);
    layout.toggleSidebar();
    expect(layout.sidebarOverlays).toBe(true);
    layout.closeOverlay();
    expect(layout.sidebarOpen).toBe(false);
    const wide = new Layout(769);
    wide.closeOverlay();
    expect([wide.sidebarOpen, wide.sidebarOverlays]).toEqual([true, false]);
  });

  test("follows the width across 768 px, and comes back as it was chosen [34][F114]", () => {
    const layout = new Layout(1400);
    layout.resize(768);
    expect(layout.sidebarOpen).toBe(false);
    layout.resize(769);
    expect(layout.sidebarOpen).toBe(true);
    layout.toggleSidebar();
    layout.resize(1000);
    expect(layout.sidebarOpen).toBe(false);
    layout.resize(400);
    layout.toggleSidebar();
    layout.resize(410);
    expect(layout.sidebarOpen).toBe(true);
    layout.resize(1400);
    expect(layout.sidebarOpen).toBe(false);
  });
});

test("the aside panel and the site canvas open and close [56]", () => {
  const layout = new Layout(1400);
  expect([layout.asideOpen, layout.siteCanvasOpen]).toEqual([false, false]);
  layout.toggleAside();
  layout.toggleSiteCanvas();
  expect([layout.asideOpen, layout.siteCanvasOpen]).toEqual([true, true]);
  layout.setAside(false);
  layout.toggleSiteCanvas();
  expect([layout.asideOpen, layout.siteCanvasOpen]).toEqual([false, false]);
});

describe("top bar", () => {
  const hiddenAlong = (layout: Layout, ...positions: number[]) =>
    positions.map((y) => {
      layout.onScroll(y);
      return layout.topbarHidden;
    });

  test("on a narrow screen leaves on the way down beyond 60 px and returns on the way up [36]", () => {
    expect(hiddenAlong(new Layout(768), 30, 60, 61, 500, 500, 499, 498, 520, 40)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  test("stays on a wide screen, and is back once the screen is wide [36]", () => {
    expect(hiddenAlong(new Layout(769), 100, 500)).toEqual([false, false]);
    const layout = new Layout(400);
    layout.onScroll(500);
    layout.resize(1000);
    expect(layout.topbarHidden).toBe(false);
  });

  test("takes no notice of a page pulled beyond its top, and shows itself to the focus [36]", () => {
    const layout = new Layout(400);
    expect(hiddenAlong(layout, -80, -10, 0)).toEqual([false, false, false]);
    layout.onScroll(300);
    layout.showTopbar();
    expect(layout.topbarHidden).toBe(false);
  });
});
