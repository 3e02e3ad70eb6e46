import { Search, X } from "lucide-react";
import { type KeyboardEvent, type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
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

/** Narrows what is on the screen. Esc empties it first; a second Esc goes on to whoever is above. */
export function SearchField({ label, value, onChange, placeholder, keys, ref, autoFocus }: SearchFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || value === "") return;
    event.preventDefault();
    event.stopPropagation();
    onChange("");
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
