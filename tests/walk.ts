import { userEvent } from "vitest/browser";

const focusable =
  "a[href], button, input, select, textarea, summary, iframe, [contenteditable='true'], [tabindex]";

/** Widgets that are one stop of Tab each; their parts are reached by the arrows. */
const composite =
  "[role='grid'], [role='treegrid'], [role='listbox'], [role='menu'], [role='radiogroup'], [role='tablist'], ul:has(> li a[tabindex='-1'])";

/** Whether a user sees it: laid out, not hidden, not behind an overlay, not switched off. */
function isSeen(element: Element): boolean {
  const target = faceOf(element);
  const { width, height } = target.getBoundingClientRect();
  return (
    target.checkVisibility({ visibilityProperty: true }) &&
    width > 0 &&
    height > 0 &&
    element.closest("[inert], [aria-hidden='true']") === null &&
    !element.matches(":disabled")
  );
}

/** What is drawn for a control: a switch, a radio or a checkbox is the label around its hidden input. */
function faceOf(element: Element): Element {
  return element.matches("input[type='radio'], input[type='checkbox'], input[role='switch']")
    ? (element.closest("label") ?? element)
    : element;
}

/** A control's name as a reader of a failed test would look for it. */
export function nameOf(element: Element | null): string {
  if (element === null) return "nothing";
  if (element === document.body) return "body";
  const role = element.getAttribute("role") ?? element.tagName.toLowerCase();
  const field = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  const by = element.getAttribute("aria-labelledby")?.split(" ")[0];
  const words =
    element.getAttribute("aria-label") ??
    (by === undefined ? undefined : document.getElementById(by)?.textContent) ??
    field ??
    element.textContent;
  return `${role} ${words.trim().slice(0, 40)}`;
}

/** Every control that a user of the pointer sees, the parts of composite widgets counted as their widget. */
export function controls(root: ParentNode = document): Element[] {
  const seen = [...root.querySelectorAll(focusable)].filter(
    (element) =>
      isSeen(element) && !(element.matches("[tabindex='-1']") && !element.matches("a, button, input")),
  );
  return seen.filter((element) => element.closest(composite) === element || !element.closest(composite));
}

/** The composite widgets in sight. */
export function composites(root: ParentNode = document): Element[] {
  return [...root.querySelectorAll(composite)].filter(isSeen);
}

/** All that a mark of focus can be made of, on the control, around it and within it. */
function look(element: Element): string {
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
    (each) => !!each,
  );
  const active = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
  const within = [...[...element.querySelectorAll("*")].slice(0, 12), ...(active ? [active] : [])];
  return [...around, ...within]
    .flatMap((each) => [null, "::before", "::after"].map((part) => getComputedStyle(each, part)))
    .map((style) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderWidth, borderColor } = style;
      const { stroke, strokeWidth } = style;
      const ring = outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      return `${ring} ${boxShadow} ${borderWidth} ${borderColor} ${stroke} ${strokeWidth}`;
    })
    .join("|");
}

/** Whether the focused control can be seen: inside the window, and on top at its middle. */
function isInSight(element: Element): boolean {
  const active = element.getAttribute("aria-activedescendant");
  const face = (active === null ? null : document.getElementById(active)) ?? faceOf(element);
  const { left, right, top, bottom } = face.getBoundingClientRect();
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
  const first = Math.max(0, top);
  const last = Math.min(innerHeight, bottom);
  if (last - first < Math.min(16, bottom - top)) return false;
  const edge = Math.min(6, (last - first) / 2);
  return [first + edge, (first + last) / 2].every((y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (face.contains(hit) || hit.contains(face));
  });
}

/** Whether some of a control's ring is cut off by a box that hides what overflows it. */
function isCut(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  if (outlineStyle === "none") return false;
  const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const ring = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX === "visible") continue;
    const edge = box.getBoundingClientRect();
    const over = [
      edge.left - ring.left,
      ring.right - edge.right,
      edge.top - ring.top,
      ring.bottom - edge.bottom,
    ];
    if (over.some((by) => by + reach > 1)) return true;
  }
  return false;
}

export interface Walk {
  readonly reached: readonly Element[];
  /** Names of stops whose ring is cut off. */
  readonly cut: readonly string[];
  /** Names of stops that bear no mark of focus. */
  readonly unmarked: readonly string[];
  /** Names of stops that are out of sight or under something. */
  readonly covered: readonly string[];
}

function focusedIn(): Element | null {
  const { activeElement } = document;
  return activeElement === document.body ? null : activeElement;
}

async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Puts the focus before (or behind) all that the page holds, on a mark that goes once Tab has left it. */
function toEdge(isEnd: boolean): HTMLElement {
  const mark = document.createElement("button");
  document.body[isEnd ? "append" : "prepend"](mark);
  mark.focus();
  // At the end it would make the page longer; before all else it is the surer place to go on from while it stands.
  if (isEnd) mark.remove();
  return mark;
}

/**
 * Presses Tab (or Shift+Tab) from the page's edge until it is left, or until a stop comes again. Inside a modal dialog
 * it begins where the focus is.
 */
export async function walk({ back = false, inside = false } = {}): Promise<Walk> {
  const mark = inside ? undefined : toEdge(back);
  const reached: Element[] = [];
  const marked: string[] = [];
  const covered: string[] = [];
  const cut: string[] = [];
  const unmarked: string[] = [];
  for (let pressed = 0; pressed < 120; pressed++) {
    await userEvent.keyboard(back ? "{Shift>}{Tab}{/Shift}" : "{Tab}");
    await settled();
    mark?.remove();
    const here = focusedIn();
    const last = reached.at(-1);
    if (last?.isConnected && last !== here && look(last) === marked.at(-1)) unmarked.push(nameOf(last));
    if (here === null && reached.length === 0) continue;
    if (here === null || reached.includes(here)) break;
    reached.push(here);
    marked.push(look(here));
    if (!isInSight(here)) covered.push(nameOf(here));
    if (isCut(here)) cut.push(nameOf(here));
  }
  return { reached, unmarked, covered, cut };
}

/**
 * Names of visible controls that a walk did not come to; a combobox and the field of a number do by their keys what is
 * around them for the pointer.
 */
export function missed(reached: readonly Element[], root: ParentNode = document): string[] {
  const typed = reached.some((stop) => stop.matches("[role='combobox']"));
  return [...controls(root), ...composites(root)]
    .filter((each) => !reached.some((stop) => each === stop || isPartOf(stop, each)))
    .filter((each) => !(typed && each.matches("[role='listbox'], button[tabindex='-1']")))
    .filter((each) => !reached.some((stop) => isStepOf(stop, each)))
    .map(nameOf);
}

/** The buttons beside a number are for the pointer: its field takes the arrows. */
function isStepOf(field: Element, button: Element): boolean {
  return (
    field.matches("input") &&
    button.matches("button[tabindex='-1']") &&
    button.closest("[role='group']")?.contains(field) === true
  );
}

/** A stop inside a composite widget stands for it; a part of one is not asked for. */
function isPartOf(stop: Element, widget: Element): boolean {
  return widget.matches(composite) && widget.contains(stop);
}

/** Presses Tab until a control has the focus. */
export async function tabTo(find: () => Element | null, back = false): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    const aim = find();
    if (
      aim !== null &&
      (aim === document.activeElement || (aim.matches(composite) && aim.contains(document.activeElement)))
    )
      return;
    await userEvent.keyboard(back ? "{Shift>}{Tab}{/Shift}" : "{Tab}");
  }
  throw new Error(`Tab does not lead to ${nameOf(find())}; it is at ${nameOf(document.activeElement)}`);
}
