import { makeAutoObservable } from "mobx";
import { SIDEBAR_VISIBLE_ABOVE, TOPBAR_HEIGHT } from "../rules/constants";

/** How a sheet of A4 is held. */
export type Paper = "portrait" | "landscape";

/** What is open and what is hidden around the screens (§2 Shell layout). Widths and positions are in CSS pixels. */
export class Layout {
  width: number;
  sidebarOpen: boolean;
  /** The panel "KPI filters". */
  asideOpen = false;
  siteCanvasOpen = false;
  topbarHidden = false;
  /** Set while the screen is laid out for paper. */
  paper: Paper | null = null;
  /** What was last chosen for a wide window, to come back to. */
  private openWhenWide = true;
  private scrolledTo = 0;

  constructor(width: number) {
    this.width = width;
    this.sidebarOpen = !isNarrow(width);
    makeAutoObservable<this, "openWhenWide" | "scrolledTo">(this, { openWhenWide: false, scrolledTo: false });
  }

  get narrow(): boolean {
    return isNarrow(this.width);
  }

  /** The sidebar lies over the page, with a backdrop that closes it. */
  get sidebarOverlays(): boolean {
    return this.narrow && this.sidebarOpen;
  }

  setSidebar(open: boolean): void {
    this.sidebarOpen = open;
    if (!this.narrow) this.openWhenWide = open;
  }

  toggleSidebar(): void {
    this.setSidebar(!this.sidebarOpen);
  }

  /** After going somewhere: an overlay would hide where one went. */
  closeOverlay(): void {
    if (this.sidebarOverlays) this.sidebarOpen = false;
  }

  setAside(open: boolean): void {
    this.asideOpen = open;
  }

  toggleAside(): void {
    this.asideOpen = !this.asideOpen;
  }

  toggleSiteCanvas(): void {
    this.siteCanvasOpen = !this.siteCanvasOpen;
  }

  setPaper(paper: Paper | null): void {
    this.paper = paper;
  }

  resize(width: number): void {
    const wasNarrow = this.narrow;
    this.width = width;
    if (wasNarrow !== this.narrow) this.sidebarOpen = !this.narrow && this.openWhenWide;
    if (!this.narrow) this.topbarHidden = false;
  }

  /** The page was scrolled to `y`: on narrow screens the top bar leaves on the way down, and returns on the way up. */
  onScroll(y: number, width = this.width): void {
    const position = Math.max(y, 0);
    const down = position > this.scrolledTo;
    const moved = position !== this.scrolledTo;
    this.scrolledTo = position;
    if (!isNarrow(width) || position <= TOPBAR_HEIGHT) this.topbarHidden = false;
    else if (moved) this.topbarHidden = down;
  }

  /** For focus that arrives in the top bar, and for a new screen. */
  showTopbar(): void {
    this.topbarHidden = false;
  }
}

function isNarrow(width: number): boolean {
  return width <= SIDEBAR_VISIBLE_ABOVE;
}
