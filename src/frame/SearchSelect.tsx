import { Search } from "lucide-react";
import { useContext, useMemo, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { Autocomplete, Input, ListBox, SearchField, SelectStateContext } from "react-aria-components";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { matcherOf } from "../command/fold";
import { classes } from "../ui/classes";
import {
  OpenerContext,
  Option,
  SelectField,
  SelectList,
  type SelectOption,
  type SelectProps,
} from "../ui/Select";
import styles from "./SearchSelect.module.css";

/** Options drawn at once: whoever wants another one types. */
const MOST = 100;

/** More than this are typed for; fewer are seen at one glance. */
const FEW = 15;

/** What is found, as far as it is drawn: what is chosen is among it, for a field shows nothing chosen without. */
function useFound(options: readonly SelectOption[], value: string | null) {
  const [typed, setTyped] = useState("");
  const found = useMemo(() => {
    const holds = matcherOf(typed);
    return typed === "" ? options : options.filter(({ label }) => holds(label));
  }, [options, typed]);
  const drawn = useMemo(() => {
    const at = found.findIndex(({ id }) => id === value);
    return at < MOST ? found.slice(0, MOST) : [...found.slice(0, MOST), ...found.slice(at, at + 1)];
  }, [found, value]);
  return { typed, setTyped, drawn, isCut: found.length > MOST };
}

/**
 * Ways out of what has opened: Tab goes on from its field, for a list that keeps the focus would be a trap, and Escape
 * closes at once, where a search would first be emptied.
 */
function useWaysOut(typed: string) {
  const select = useContext(SelectStateContext);
  const opener = useContext(OpenerContext);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && typed !== "") select?.close();
      if (event.key !== "Tab") return;
      event.stopPropagation();
      // Closed at once: as long as it is open, it takes the focus back.
      flushSync(() => select?.close());
      opener?.current?.focus();
    },
    // Closed by what it led to, it takes the focus back until it is gone: its list is not told, which may be gone before.
    onFocusCapture: (event: FocusEvent) => {
      if (select?.isOpen === false) event.stopPropagation();
    },
  };
}

interface Searched {
  readonly label: string;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly drawn: readonly SelectOption[];
  /** Said below the list. */
  readonly note?: string | undefined;
  /** Said where nothing is found, if nothing can be told for certain. */
  readonly none?: string | undefined;
}

/** What a list is narrowed with, and what is left of it. */
export function SearchedList({ label, typed, setTyped, drawn, note, none }: Searched) {
  const { t } = useTranslation();
  const leaving = useWaysOut(typed);
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField aria-label={label} autoFocus className={classes(styles.search)}>
        <Search aria-hidden="true" className={styles.icon} />
        {/* a combobox, for its arrows walk the list, which has no place of its own in the order of Tab */}
        <Input
          role="combobox"
          aria-expanded="true"
          className={classes(styles.input)}
          placeholder={label}
          {...leaving}
        />
      </SearchField>
      <ListBox
        items={drawn}
        className={classes(styles.options)}
        renderEmptyState={() => <p className={styles.none}>{none ?? t("select.none")}</p>}
      >
        {(option) => <Option option={option} />}
      </ListBox>
      {note !== undefined && <p className={styles.none}>{note}</p>}
    </Autocomplete>
  );
}

/**
 * One of any number: a plain list where they are few, else one that narrows by typing. It stays the same field while
 * more of them come.
 */
export function SearchSelect(props: SelectProps) {
  const { t } = useTranslation();
  const { isCut, ...found } = useFound(props.options, props.value);
  const isMany = props.options.length > FEW;
  return (
    <SelectField field={props} className={styles.popover} onOpenChange={() => found.setTyped("")}>
      {isMany ? (
        <SearchedList
          {...found}
          label={t("select.search", { label: props.label })}
          note={isCut ? t("select.more") : undefined}
        />
      ) : (
        <SelectList options={props.options} />
      )}
    </SelectField>
  );
}
