import { Search, X } from "lucide-react";
import { type KeyboardEvent, type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { anyGrid } from "./anyGrid";
import { classes } from "./classes";
import fields from "./Field.module.css";
import { Kbd } from "./Kbd";
import styles from "./SearchField.module.css";

export type SearchFieldProps = {
  /** Its name; also the placeholder unless one is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The key that focuses it, shown while it is empty. */
  keys?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
};

/** The list that a field narrows: the next one after it on the screen. */
function listOf(field: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`main ${anyGrid}`)].find(
    (list) => field.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Leads from the field to its list: by Down and Enter to the first row. */
function toList(field: HTMLElement, toFirst: boolean): boolean {
  const list = field.closest("main") && listOf(field);
  if (!list) return false;
  list.focus();
  const first = { key: "Home", ctrlKey: true, bubbles: true, cancelable: true };
  if (toFirst) list.dispatchEvent(new KeyboardEvent("keydown", first));
  return true;
}

/** Narrows what is on the screen. Down and Enter go to its first row. Esc empties it first; a second Esc leaves it. */
export function SearchField({ label, value, onChange, placeholder, keys, ref, autoFocus }: SearchFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const field = event.currentTarget;
    const isEmptied = event.key === "Escape" && value !== "";
    if (isEmptied) onChange("");
    else if (event.key === "Escape" && !toList(field, false))
      return field.closest("main") ? field.blur() : undefined;
    else if (event.key !== "Escape") {
      const goes = event.key === "Enter" || event.key === "ArrowDown";
      if (!goes || !toList(field, true)) return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={fields.hidden}>
        {label}
      </label>
      <Search aria-hidden="true" className={styles.icon} />
      <input
        ref={ref}
        id={id}
        type="search"
        autoFocus={autoFocus}
        value={value}
        placeholder={placeholder ?? label}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={classes(fields.control, styles.input)}
      />
      {value === "" && keys !== undefined && (
        <span className={styles.keys} aria-hidden="true">
          <Kbd keys={keys} />
        </span>
      )}
      {value !== "" && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t("ui.clear")}
          onClick={() => onChange("")}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </search>
  );
}
