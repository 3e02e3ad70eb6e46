import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import styles from "./Kbd.module.css";

const apple = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);

const signs: Record<string, string> = {
  ...(apple && { Mod: "⌘", $mod: "⌘" }),
  Cmd: "⌘",
  Shift: "⇧",
  Alt: apple ? "⌥" : "Alt",
  Enter: "↵",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Backspace: "⌫",
};
/** Keys whose caps are words, which differ between keyboards of different languages. */
const words: Record<string, string> = {
  Mod: "ui.key.control",
  $mod: "ui.key.control",
  Ctrl: "ui.key.control",
  Space: "ui.key.space",
};

/** "Mod+K" -> ["Mod", "K"]; "g d" -> ["g", "d"]; the key "+" itself stays. */
function keyParts(keys: string): string[] {
  return keys
    .split(" ")
    .flatMap((press) => (press === "+" ? [press] : press.split("+")))
    .filter((part) => part !== "")
    .map((part) => signs[part] ?? (part.length === 1 && keys.includes("+") ? part.toUpperCase() : part));
}

/** Keys as caps. `keys` is in the registry's own notation: "Mod+K", "g d", "?", "Shift+Enter". */
export function Kbd({ keys, onAccent = false }: { keys: string; onAccent?: boolean }) {
  const { t } = useTranslation();
  return (
    <kbd className={classes(styles.keys, onAccent && styles.onAccent)}>
      {keyParts(keys).map((part, index) => (
        <kbd key={index} className={styles.key}>
          {words[part] === undefined ? part : t(words[part])}
        </kbd>
      ))}
    </kbd>
  );
}
