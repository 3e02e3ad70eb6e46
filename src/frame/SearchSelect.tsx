import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { Autocomplete, Input, ListBox, SearchField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { holderOf } from "../command/fold";
import { classes } from "../ui/classes";
import { Option, Select as FewSelect, SelectField, type SelectOption, type SelectProps } from "../ui/Select";
import styles from "./SearchSelect.module.css";

/** Options drawn at once: whoever wants another one types. */
const MOST = 100;

/** More than this are typed for; fewer are seen at one glance. */
const FEW = 15;

/** One of any number: a plain list where they are few, else one that narrows by typing. */
export function SearchSelect(props: SelectProps) {
  return props.options.length > FEW ? <Searched {...props} /> : <FewSelect {...props} />;
}

/** What is found, as far as it is drawn. */
function useFound(options: readonly SelectOption[]) {
  const [typed, setTyped] = useState("");
  const found = useMemo(() => {
    const holds = holderOf(typed);
    return typed === "" ? options : options.filter(({ label }) => holds(label));
  }, [options, typed]);
  return { typed, setTyped, drawn: found.slice(0, MOST), isCut: found.length > MOST };
}

/** One of many: opens like a select and narrows by typing. */
function Searched(props: SelectProps) {
  const { t } = useTranslation();
  const { typed, setTyped, drawn, isCut } = useFound(props.options);
  const label = t("select.search", { label: props.label });
  return (
    <SelectField field={props} className={styles.popover} onOpen={() => setTyped("")}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label={label} autoFocus className={classes(styles.search)}>
          <Search aria-hidden="true" className={styles.icon} />
          {/* a combobox, for its arrows walk the list, which has no place of its own in the order of Tab */}
          <Input role="combobox" aria-expanded="true" className={classes(styles.input)} placeholder={label} />
        </SearchField>
        <ListBox
          items={drawn}
          className={classes(styles.options)}
          renderEmptyState={() => <p className={styles.none}>{t("select.none")}</p>}
        >
          {(option) => <Option option={option} />}
        </ListBox>
        {isCut && <p className={styles.none}>{t("select.more")}</p>}
      </Autocomplete>
    </SelectField>
  );
}
