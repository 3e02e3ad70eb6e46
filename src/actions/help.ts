import { Command, Info, Keyboard, KeyboardOff, RotateCcw } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";

const openPalette = action({
  id: "palette.open",
  icon: Command,
  keys: "$mod+k",
  group: "help",
  run: ({ overlays }) => {
    if (overlays.isOpen("palette")) overlays.close("palette");
    else overlays.open("palette");
    return { quiet: true };
  },
});

const showKeys = action({
  id: "help.keys",
  icon: Keyboard,
  keys: "?",
  group: "help",
  run: ({ overlays }) => {
    overlays.open("keys");
    return { quiet: true };
  },
});

/** Changing keys happens on the sheet; this is the name by which it is looked for. */
const remapKeys = action({
  id: "help.remap",
  icon: Keyboard,
  group: "help",
  run: ({ overlays }) => {
    overlays.open("keys");
    return { quiet: true };
  },
});

/** WCAG 2.1.4: who speaks or shakes turns single letters off. */
const lettersOff = action({
  id: "help.lettersOff",
  icon: KeyboardOff,
  group: "help",
  run: ({ keys }) => {
    keys.setLettersEnabled(false);
    return { undo: () => Promise.resolve(keys.setLettersEnabled(true)) };
  },
});

const lettersOn = action({
  id: "help.lettersOn",
  icon: Keyboard,
  group: "help",
  run: ({ keys }) => {
    keys.setLettersEnabled(true);
    return { undo: () => Promise.resolve(keys.setLettersEnabled(false)) };
  },
});

const resetKeys = action({
  id: "help.resetKeys",
  icon: RotateCcw,
  group: "help",
  run: ({ keys }) => {
    keys.reset();
  },
});

/** What one tells the support: build, hosts, live connection, errors. */
const about = action({
  id: "about.open",
  icon: Info,
  group: "help",
  run: ({ overlays }) => {
    overlays.open("about");
    return { quiet: true };
  },
});

export const helpActions: readonly Action[] = [
  openPalette,
  showKeys,
  remapKeys,
  lettersOff,
  lettersOn,
  resetKeys,
  about,
];
