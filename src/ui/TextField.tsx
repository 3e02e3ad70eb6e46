import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes";
import styles from "./Field.module.css";
import { FieldNote, type FieldTexts } from "./Field";

type Native =
  | "name"
  | "type"
  | "autoComplete"
  | "autoFocus"
  | "defaultValue"
  | "placeholder"
  | "inputMode"
  | "maxLength"
  | "onBlur"
  | "onFocus"
  | "onKeyDown";

export type TextFieldProps = FieldTexts &
  Pick<ComponentProps<"input">, Native | "ref" | "spellCheck" | "autoCapitalize"> & {
    /** Without it the field keeps its text itself, begun with `defaultValue`: nothing takes away what a manager fills in. */
    value?: string | undefined;
    onChange: (value: string) => void;
    isDisabled?: boolean | undefined;
    isReadOnly?: boolean | undefined;
    size?: "medium" | "large";
    /** Digits under each other: codes, MAC addresses, amounts. */
    numeric?: boolean;
  };

type TextAreaProps = FieldTexts &
  Pick<
    ComponentProps<"textarea">,
    "name" | "autoFocus" | "placeholder" | "maxLength" | "rows" | "onBlur" | "ref"
  > & {
    value: string;
    onChange: (value: string) => void;
    isDisabled?: boolean | undefined;
  };

type Described = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": boolean | undefined;
};

function Labelled({ texts, children }: { texts: FieldTexts; children: (described: Described) => ReactNode }) {
  const id = useId();
  const note = `${id}note`;
  const noted = texts.error !== undefined || (texts.help !== undefined && texts.help !== null);
  return (
    <div className={styles.field}>
      <label
        htmlFor={id}
        className={classes(
          texts.hideLabel ? styles.hidden : styles.label,
          texts.isRequired && styles.required,
        )}
      >
        {texts.label}
      </label>
      {children({
        id,
        "aria-describedby": noted ? note : undefined,
        "aria-invalid": texts.error !== undefined || undefined,
        "aria-required": texts.isRequired ?? undefined,
      })}
      <FieldNote id={note} help={texts.help} error={texts.error} />
    </div>
  );
}

/** A line of text: label above, help below, the error in place of the help. The form validates, not the browser. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    help,
    error,
    isRequired,
    hideLabel,
    value,
    onChange,
    isDisabled,
    isReadOnly,
    size,
    numeric,
    ...native
  } = props;
  return (
    <Labelled texts={{ label, help, error, isRequired, hideLabel }}>
      {(described) => (
        <input
          type="text"
          {...native}
          {...described}
          value={value}
          disabled={isDisabled ?? false}
          readOnly={isReadOnly ?? false}
          onChange={(event) => onChange(event.target.value)}
          className={classes(styles.control, size === "large" && styles.large, numeric && styles.numeric)}
        />
      )}
    </Labelled>
  );
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, isRequired, hideLabel, value, onChange, isDisabled, ...native } = props;
  return (
    <Labelled texts={{ label, help, error, isRequired, hideLabel }}>
      {(described) => (
        <textarea
          rows={4}
          {...native}
          {...described}
          value={value}
          disabled={isDisabled ?? false}
          onChange={(event) => onChange(event.target.value)}
          className={styles.control}
        />
      )}
    </Labelled>
  );
}
