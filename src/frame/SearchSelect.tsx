import { Check, ChevronsUpDown, Search } from "lucide-react";
import { useMemo, useState } from "react";
import {
  Autocomplete,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select,
  SelectValue,
} from "react-aria-components";
import { useTranslation } from "react-i18next";
import { fold } from "../command/fold";
import { classes } from "../ui/classes";
import { FieldNote } from "../ui/Field";
import fields from "../ui/Field.module.css";
import { Localized } from "../ui/Localized";
import menus from "../ui/Menu.module.css";
import { Select as FewSelect, type SelectOption, type SelectProps } from "../ui/Select";
import selects from "../ui/Select.module.css";
import { useFieldNote } from "../ui/useFieldNote";
import styles from "./SearchSelect.module.css";

/** Options drawn at once: whoever wants another one types. */
const MOST = 100;

/** More than this are typed for; fewer are seen at one glance. */
const FEW = 15;

/** One of any number: a plain list where they are few, else one that narrows by typing. */
export function SearchSelect(props: SelectProps) {
  return props.options.length > FEW ? <Searched {...props} /> : <FewSelect {...props} />;
}

/** Words in any order, without regard to case and accents, as the palette finds them. */
function contains(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(" ")
    .every((word) => folded.includes(word));
}

function Option({ option }: { option: SelectOption }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={classes(menus.item)}>
      <span className={menus.label}>{option.label}</span>
      {option.hint !== undefined && <span className={menus.hint}>{option.hint}</span>}
      <Check aria-hidden="true" className={menus.mark} />
    </ListBoxItem>
  );
}

/** What is found, as far as it is drawn. */
function useFound(options: readonly SelectOption[]) {
  const [typed, setTyped] = useState("");
  const found = useMemo(
    () => (typed === "" ? options : options.filter(({ label }) => contains(label, typed))),
    [options, typed],
  );
  return { typed, setTyped, drawn: found.slice(0, MOST), isCut: found.length > MOST };
}

/** One of many: opens like a select and narrows by typing. */
function Searched(props: SelectProps) {
  const { label, help, error, isRequired = false, options, value, placeholder, onChange } = props;
  const { t } = useTranslation();
  const note = useFieldNote(help, error);
  const { typed, setTyped, drawn, isCut } = useFound(options);
  const chosen = options.find(({ id }) => id === value);
  return (
    <Localized>
      <Select
        className={classes(fields.field)}
        value={value}
        onChange={(id) => id !== null && onChange(String(id))}
        onOpenChange={() => setTyped("")}
        isInvalid={error !== undefined}
        isRequired={isRequired}
        validationBehavior="aria"
      >
        <Label className={classes(fields.label, isRequired && fields.required)}>{label}</Label>
        <Button className={classes(fields.control, selects.button)} {...note.described}>
          <SelectValue className={classes(selects.value)}>
            {chosen?.label ?? placeholder ?? t("ui.choose")}
          </SelectValue>
          <ChevronsUpDown aria-hidden="true" className={selects.chevron} />
        </Button>
        <FieldNote id={note.id} help={help} error={error} />
        <Popover className={classes(menus.popover, styles.popover)} offset={4}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <SearchField
              aria-label={t("select.search", { label })}
              autoFocus
              className={classes(styles.search)}
            >
              <Search aria-hidden="true" className={styles.icon} />
              {/* a combobox, for its arrows walk the list, which has no place of its own in the order of Tab */}
              <Input
                role="combobox"
                aria-expanded="true"
                className={classes(styles.input)}
                placeholder={t("select.search", { label })}
              />
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
        </Popover>
      </Select>
    </Localized>
  );
}
