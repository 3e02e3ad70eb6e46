import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NewPasswordField } from "../../frame/NewPasswordField";
import type { Faults } from "../../rules/faults";
import { isEmail } from "../../rules/invitation";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import styles from "./LoginScreen.module.css";

const fields = ["email", "password", "first_name", "last_name"] as const;
type Field = (typeof fields)[number];

/** By field, as what the server says of single ones is named. */
const names = {
  email: "email",
  password: "password",
  first_name: "firstName",
  last_name: "lastName",
} as const;
export const registrationNames: readonly string[] = Object.values(names);
type Fields = Record<Field, string>;

/** What is wrong before anything is sent, by field. */
function wrong(values: Fields): Partial<Fields> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = field === "password" ? values[field] : values[field].trim();
      if (text === "") return [[field, "arg.error.required"]];
      return field === "email" && !isEmail(text) ? [[field, "arg.error.email"]] : [];
    }),
  );
}

function useFields(email: string, faults: Faults) {
  const [values, setValues] = useState<Fields>({ email, password: "", first_name: "", last_name: "" });
  const [errors, setErrors] = useState<Partial<Fields>>({});
  /** Of what the server said last: the fields that were changed since. */
  const [changed, setChanged] = useState<{ of: Faults; fields: readonly Field[] }>({
    of: faults,
    fields: [],
  });
  const since = changed.of === faults ? changed.fields : [];
  const refs: Record<Field, RefObject<HTMLInputElement | null>> = {
    email: useRef(null),
    password: useRef(null),
    first_name: useRef(null),
    last_name: useRef(null),
  };
  const change = (field: Field) => (text: string) => {
    setValues((last) => ({ ...last, [field]: text }));
    setErrors(({ [field]: _corrected, ...others }) => others);
    setChanged({ of: faults, fields: [...since, field] });
  };
  const faultOf = (field: Field) => (since.includes(field) ? undefined : faults[names[field]]);
  /** What stands in the fields, which a password manager may fill in without an event; null and the focus in the first that is wrong. */
  const check = (): Fields | null => {
    const filled = { ...values };
    for (const field of fields) filled[field] = refs[field].current?.value ?? "";
    setValues(filled);
    const found = wrong(filled);
    setErrors(found);
    const wanting = fields.find((field) => found[field] !== undefined);
    if (wanting === undefined) return filled;
    refs[wanting].current?.focus();
    return null;
  };
  return { values, errors, refs, change, check, faultOf };
}

interface RegisterFormProps {
  /** Of the invitation; empty without one. */
  readonly email: string;
  readonly isBusy: boolean;
  /** What the server said of single fields. */
  readonly faults: Faults;
  readonly onSubmit: (registration: Fields) => void;
}

/** Who one is, and what one will sign in with. */
export function RegisterForm({ email, isBusy, faults, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation();
  const { values, errors, refs, change, check, faultOf } = useFields(email, faults);
  const form = useRef<HTMLFormElement>(null);
  // The first field that the server refused has the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [faults]);
  const word = (key: string | undefined) => (key === undefined ? undefined : t(key));
  const of = (field: Field) => ({
    ref: refs[field],
    onChange: change(field),
    error: word(errors[field]) ?? faultOf(field),
  });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const right = check();
    if (right === null) return;
    const { email: address, password, first_name, last_name } = right;
    onSubmit({
      email: address.trim(),
      password,
      first_name: first_name.trim(),
      last_name: last_name.trim(),
    });
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        {...of("email")}
        defaultValue={email}
        label={t("signIn.email")}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={email === ""}
        size="large"
        isRequired
      />
      <NewPasswordField
        {...of("password")}
        value={values.password}
        label={t("signIn.password")}
        name="password"
        size="large"
        known={[values.email, values.first_name, values.last_name]}
      />
      <TextField
        {...of("first_name")}
        label={t("arg.firstName.label")}
        name="given-name"
        autoComplete="given-name"
        size="large"
        isRequired
      />
      <TextField
        {...of("last_name")}
        label={t("arg.lastName.label")}
        name="family-name"
        autoComplete="family-name"
        size="large"
        isRequired
      />
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {t("wayIn.register")}
      </Button>
    </form>
  );
}
