import { classes } from "./classes";
import styles from "./Kbd.module.css";

const apple = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);

const signs: Record<string, string> = {
  Mod: apple ? "⌘" : "Ctrl",
  $mod: apple ? "⌘" : "Ctrl",
  Shift: "⇧",
  Alt: apple ? "⌥" : "Alt",
  Enter: "↵",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Backspace: "⌫",
  Space: "Space",
};

/** "Mod+K" -> ["Ctrl", "K"]; "g d" -> ["g", "d"]; the key "+" itself stays. */
export function keyParts(keys: string): string[] {
  return keys
    .split(" ")
    .flatMap((press) => (press === "+" ? [press] : press.split("+")))
    .filter((part) => part !== "")
    .map((part) => signs[part] ?? (part.length === 1 && keys.includes("+") ? part.toUpperCase() : part));
}

/** Keys as caps. `keys` is in the registry's own notation: "Mod+K", "g d", "?", "Shift+Enter". */
export function Kbd({ keys, onAccent = false }: { keys: string; onAccent?: boolean }) {
  return (
    <kbd className={classes(styles.keys, onAccent && styles.onAccent)}>
      {keyParts(keys).map((part, index) => (
        <kbd key={index} className={styles.key}>
          {part}
        </kbd>
      ))}
    </kbd>
  );
}
