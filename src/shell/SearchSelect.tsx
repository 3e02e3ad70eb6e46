import { Check, ChevronsUpDown, Search } from "lucide-react";
import {
  Autocomplete,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  SearchField,
  Select,
  SelectValue,
  Virtualizer,
} from "react-aria-components";
import { fold } from "../command/fold";
import { classes } from "../ui/classes";
import fields from "../ui/Field.module.css";
import { Localized } from "../ui/Localized";
import menus from "../ui/Menu.module.css";
import searches from "../ui/SearchField.module.css";
import selects from "../ui/Select.module.css";
import styles from "./FilterPanel.module.css";

/** Height of an option, CSS pixels: the list is drawn as far as it is seen. */
const ROW = 36;

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

/** One of many: opens like a select, narrows by typing, draws only what is seen. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, searchLabel, none, options, value, placeholder, onChange } = props;
  return (
    <Localized>
      <Select
        className={classes(fields.field)}
        value={value}
        onChange={(id) => id !== null && onChange(String(id))}
        placeholder={placeholder}
      >
        <Label className={classes(fields.label)}>{label}</Label>
        <Button className={classes(fields.control, selects.button)}>
          <SelectValue className={classes(selects.value)}>
            {({ isPlaceholder, defaultChildren, selectedText }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronsUpDown aria-hidden="true" className={selects.chevron} />
        </Button>
        <Popover className={classes(menus.popover, styles.popover)} offset={4}>
          <Autocomplete filter={contains}>
            <SearchField
              aria-label={searchLabel}
              autoFocus
              className={classes(searches.search, styles.search)}
            >
              <Search aria-hidden="true" className={searches.icon} />
              <Input className={classes(fields.control, searches.input)} placeholder={searchLabel} />
            </SearchField>
            <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW }}>
              <ListBox
                items={options}
                className={classes(styles.options)}
                renderEmptyState={() => <p className={styles.none}>{none}</p>}
              >
                {(option) => <Option option={option} />}
              </ListBox>
            </Virtualizer>
          </Autocomplete>
        </Popover>
      </Select>
    </Localized>
  );
}
