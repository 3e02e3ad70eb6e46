import { Check, ChevronsUpDown, type LucideIcon } from "lucide-react";
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components";
import { createContext, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import { FieldNote, type FieldTexts } from "./Field";
import { Name } from "./Name";
import fields from "./Field.module.css";
import { Localized } from "./Localized";
import menus from "./Menu.module.css";
import styles from "./Select.module.css";
import { useFieldNote } from "./useFieldNote";

export type SelectOption = {
  id: string;
  label: string;
  /** Somebody gave it, it is none of the portal's words; what stands beside it is of that kind too. */
  isName?: boolean;
  hint?: string | undefined;
  icon?: LucideIcon;
  isDisabled?: boolean;
};

export type SelectProps = FieldTexts & {
  options: SelectOption[];
  value: string | null;
  onChange: (id: string) => void;
  placeholder?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  name?: string;
};

function OptionText({ option, text }: { option: SelectOption; text: string }) {
  return option.isName === true ? <Name>{text}</Name> : text;
}

/** One choice of a list that a field opens. */
export function Option({ option }: { option: SelectOption }) {
  const Icon = option.icon;
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={classes(menus.item)}
    >
      {Icon && <Icon aria-hidden="true" className={menus.icon} />}
      <span className={menus.label}>
        <OptionText option={option} text={option.label} />
      </span>
      {option.hint !== undefined && (
        <span className={menus.hint}>
          <OptionText option={option} text={option.hint} />
        </span>
      )}
      <Check aria-hidden="true" className={menus.mark} />
    </ListBoxItem>
  );
}

/** The button that has opened what is inside. */
export const OpenerContext = createContext<RefObject<HTMLButtonElement | null> | undefined>(undefined);

/** A field that says what is chosen and opens `children`, whatever they find it with. */
export function SelectField({
  field,
  className,
  onOpenChange,
  allowsEmptyCollection = false,
  children,
}: {
  field: SelectProps;
  /** Of what opens. */
  className?: string | undefined;
  onOpenChange?: (isOpen: boolean) => void;
  /** Opens, whatever is found yet. */
  allowsEmptyCollection?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { label, help, error, hideLabel = false, isRequired = false, options, value, onChange } = field;
  const note = useFieldNote(help, error);
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = options.find(({ id }) => id === value);
  return (
    <Localized>
      <AriaSelect
        className={classes(fields.field)}
        value={value}
        onChange={(id) => id !== null && onChange(String(id))}
        {...(onOpenChange ? { onOpenChange } : {})}
        isDisabled={field.isDisabled ?? false}
        allowsEmptyCollection={allowsEmptyCollection}
        isInvalid={error !== undefined}
        isRequired={isRequired}
        validationBehavior="aria"
        {...(field.name === undefined ? {} : { name: field.name })}
      >
        <Label className={classes(hideLabel ? fields.hidden : fields.label, isRequired && fields.required)}>
          {label}
        </Label>
        <Button
          ref={opener}
          className={classes(fields.control, styles.button)}
          {...note.described}
          autoFocus={field.autoFocus ?? false}
        >
          {/* Of what is chosen only the name: what opens may not have drawn it. */}
          <SelectValue className={classes(styles.value)}>
            {chosen ? (
              <OptionText option={chosen} text={chosen.label} />
            ) : (
              (field.placeholder ?? t("ui.choose"))
            )}
          </SelectValue>
          <ChevronsUpDown aria-hidden="true" className={styles.chevron} />
        </Button>
        <FieldNote id={note.id} help={help} error={error} />
        <Popover className={classes(menus.popover, className)} offset={4}>
          <OpenerContext value={opener}>{children}</OpenerContext>
        </Popover>
      </AriaSelect>
    </Localized>
  );
}

/** All choices, seen at one glance. */
export function SelectList({ options }: Pick<SelectProps, "options">) {
  return (
    <ListBox items={options} className={classes(menus.list)}>
      {(option) => <Option option={option} />}
    </ListBox>
  );
}

/** One of a few: opens by press or arrow keys, finds by typing. For hundreds of choices use a search. */
export function Select(props: SelectProps) {
  return (
    <SelectField field={props} className={styles.popover}>
      <SelectList options={props.options} />
    </SelectField>
  );
}
