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
import { fold } from "../command/fold";
import { classes } from "../ui/classes";
import fields from "../ui/Field.module.css";
import { Localized } from "../ui/Localized";
import menus from "../ui/Menu.module.css";
import selects from "../ui/Select.module.css";
import styles from "./FilterPanel.module.css";

/** Options drawn at once: whoever wants another one types. */
const MOST = 100;

export interface SearchSelectOption {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
}

export interface SearchSelectProps {
  readonly label: string;
  readonly searchLabel: string;
  /** Said when nothing is found. */
  readonly none: string;
  /** Said when more is found than is drawn. */
  readonly more: string;
  readonly options: readonly SearchSelectOption[];
  readonly value: string | null;
  readonly placeholder: string;
  readonly onChange: (id: string) => void;
}

/** Words in any order, without regard to case and accents, as the palette finds them. */
function contains(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(" ")
    .every((word) => folded.includes(word));
}

function Option({ option }: { option: SearchSelectOption }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={classes(menus.item)}>
      <span className={menus.label}>{option.label}</span>
      {option.hint !== undefined && <span className={menus.hint}>{option.hint}</span>}
      <Check aria-hidden="true" className={menus.mark} />
    </ListBoxItem>
  );
}

/** What is found, as far as it is drawn. */
function useFound(options: readonly SearchSelectOption[]) {
  const [typed, setTyped] = useState("");
  const found = useMemo(
    () => (typed === "" ? options : options.filter(({ label }) => contains(label, typed))),
    [options, typed],
  );
  return { typed, setTyped, drawn: found.slice(0, MOST), isCut: found.length > MOST };
}

/** One of many: opens like a select and narrows by typing. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, searchLabel, none, more, options, value, placeholder, onChange } = props;
  const { typed, setTyped, drawn, isCut } = useFound(options);
  const chosen = options.find(({ id }) => id === value);
  return (
    <Localized>
      <Select
        className={classes(fields.field)}
        value={value}
        onChange={(id) => id !== null && onChange(String(id))}
        onOpenChange={() => setTyped("")}
      >
        <Label className={classes(fields.label)}>{label}</Label>
        <Button className={classes(fields.control, selects.button)}>
          <SelectValue className={classes(selects.value)}>{chosen?.label ?? placeholder}</SelectValue>
          <ChevronsUpDown aria-hidden="true" className={selects.chevron} />
        </Button>
        <Popover className={classes(menus.popover, styles.popover)} offset={4}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <SearchField aria-label={searchLabel} autoFocus className={classes(styles.search)}>
              <Search aria-hidden="true" className={styles.icon} />
              {/* a combobox, for its arrows walk the list, which has no place of its own in the order of Tab */}
              <Input
                role="combobox"
                aria-expanded="true"
                className={classes(styles.input)}
                placeholder={searchLabel}
              />
            </SearchField>
            <ListBox
              items={drawn}
              className={classes(styles.options)}
              renderEmptyState={() => <p className={styles.none}>{none}</p>}
            >
              {(option) => <Option option={option} />}
            </ListBox>
            {isCut && <p className={styles.none}>{more}</p>}
          </Autocomplete>
        </Popover>
      </Select>
    </Localized>
  );
}
