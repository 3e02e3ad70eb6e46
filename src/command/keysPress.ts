/** One press of a binding: a key as `KeyboardEvent.key` names it, and what is held with it. */
export interface Press {
  /** Letters small; "Enter", "F1", "?", "Space". */
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
  /** "mod" is Ctrl or Cmd, whichever is pressed. */
  readonly control: "none" | "ctrl" | "meta" | "mod";
}

/** What a keyboard event tells; a DOM `KeyboardEvent` fits. */
export interface KeyEvent {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat?: boolean;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  preventDefault(): void;
}

const MODIFIERS: Readonly<Record<string, "shift" | "alt" | "ctrl" | "meta" | "mod">> = {
  shift: "shift",
  alt: "alt",
  ctrl: "ctrl",
  control: "ctrl",
  meta: "meta",
  cmd: "meta",
  $mod: "mod",
};

const NAMED = new Map(
  "Enter Escape Tab Space Backspace Delete Insert Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight ContextMenu"
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);

/** A binding holds at most this many presses. */
const LONGEST = 3;

/**
 * Reads a binding such as "g d", "Shift+Enter" or "$mod+K". Undefined when a press is no key, when a character that
 * needs no Shift by itself is given with one ("Shift+?") or with Ctrl and Alt, or when there are more than three presses.
 */
export function parseKeys(keys: string): readonly Press[] | undefined {
  const texts = keys.trim().split(/\s+/);
  if (texts.length > LONGEST) return undefined;
  const presses = texts.map(parsePress);
  return presses.every((press) => press !== undefined) ? presses : undefined;
}

function parsePress(text: string): Press | undefined {
  const parts =
    text === "+" ? ["+"] : text.endsWith("++") ? [...text.slice(0, -2).split("+"), "+"] : text.split("+");
  const key = keyName(parts.at(-1) ?? "");
  if (key === undefined) return undefined;
  const held = parts.slice(0, -1).map((part) => MODIFIERS[part.toLowerCase()]);
  if (held.includes(undefined) || new Set(held).size < held.length) return undefined;
  const controls = held.filter((one) => one === "ctrl" || one === "meta" || one === "mod");
  if (controls.length > 1) return undefined;
  const shift = held.includes("shift");
  // Ctrl and Alt with a sign is how AltGr comes: no press of its own.
  const isGraph = held.includes("alt") && controls[0] !== undefined && controls[0] !== "meta";
  if (isSign(key) && (shift || isGraph)) return undefined;
  return { key, shift, alt: held.includes("alt"), control: controls[0] ?? "none" };
}

function keyName(text: string): string | undefined {
  const named = NAMED.get(text.toLowerCase()) ?? (text.toLowerCase() === "esc" ? "Escape" : undefined);
  if (named !== undefined) return named;
  if (/^f([1-9]|1[0-2])$/i.test(text)) return text.toUpperCase();
  return [...text].length === 1 && !/[\p{C}\p{Z}]/u.test(text) ? text.toLowerCase() : undefined;
}

/** A key that types a character, with or without Shift. */
export function isCharacter(key: string): boolean {
  return key === "Space" || [...key].length === 1;
}

/** A character whose place on the keyboard, and so its Shift, differs between layouts. */
function isSign(key: string): boolean {
  return [...key].length === 1 && !/^\p{L}$/u.test(key);
}

/** True for a press that would type a character: single letters and the like, which people may switch off. */
export function isLetter(press: Press): boolean {
  return (
    press.control === "none" &&
    !press.alt &&
    isCharacter(press.key) &&
    !(press.key === "Space" && press.shift)
  );
}

/** The press of an event; undefined for modifiers alone, dead keys, and keys without a name. */
export function pressOf(event: KeyEvent): Press | undefined {
  const key = event.key === " " ? "Space" : keyName(event.key);
  if (key === undefined) return undefined;
  // AltGr comes as Ctrl and Alt together on some systems; there it only makes the character.
  const graph = event.ctrlKey && event.altKey && isSign(key);
  const ctrl = event.ctrlKey && !graph;
  if (ctrl && event.metaKey) return undefined;
  return {
    key,
    shift: event.shiftKey && !isSign(key),
    alt: event.altKey && !graph,
    control: ctrl ? "ctrl" : event.metaKey ? "meta" : "none",
  };
}

/** True when one keystroke can be both. */
export function overlap(a: Press, b: Press): boolean {
  if (a.key !== b.key || a.shift !== b.shift || a.alt !== b.alt) return false;
  if (a.control === b.control) return true;
  return (a.control === "mod" && b.control !== "none") || (b.control === "mod" && a.control !== "none");
}

/** True when the shorter of two sequences begins the longer, or they are one. */
export function collide(a: readonly Press[], b: readonly Press[]): boolean {
  return a.every((press, i) => {
    const other = b[i];
    return other === undefined || overlap(press, other);
  });
}

/** The binding as it is written for people: "Ctrl+K", "g d". `mac` says what to call Ctrl or Cmd. */
export function showKeys(presses: readonly Press[], mac: boolean): string {
  return presses.map((press) => showPress(press, mac)).join(" ");
}

const CONTROLS = { none: "", ctrl: "Ctrl+", meta: "Cmd+" };

function showPress({ key, shift, alt, control }: Press, mac: boolean): string {
  const held = CONTROLS[control === "mod" ? (mac ? "meta" : "ctrl") : control];
  const before = `${held}${alt ? "Alt+" : ""}${shift ? "Shift+" : ""}`;
  return before === "" ? key : before + capital(key);
}

/** As it is printed on the key; ß has no capital of one letter and stays as it is. */
function capital(key: string): string {
  const upper = key.toUpperCase();
  return key.length === 1 && upper.toLowerCase() === key ? upper : key;
}
