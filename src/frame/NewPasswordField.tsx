import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../ui/Checkbox";
import { TextField } from "../ui/TextField";
import type { TextFieldProps } from "../ui/TextField";
import { PasswordStrength } from "./PasswordStrength";

type NewPasswordFieldProps = Pick<
  TextFieldProps,
  "label" | "name" | "size" | "onChange" | "error" | "ref" | "autoFocus"
> & {
  /** What is known of it: a manager may fill in without an event, and the field keeps its text itself. */
  readonly value: string;
  /** What else is known of whoever it is for: name, address. */
  readonly known?: readonly string[];
};

/**
 * A password to be. What is wanted is said before it is wrong, how good it is while it is typed; the server decides. It
 * can be pasted, kept by a manager, and looked at.
 */
export function NewPasswordField({ known = [], value, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const [first] = useState(value);
  const [isShown, setShown] = useState(false);
  const [isVisited, setVisited] = useState(false);
  return (
    <>
      <TextField
        {...field}
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        defaultValue={first}
        onFocus={() => setVisited(true)}
        help={
          <>
            {t("password.help")}
            {(isVisited || value !== "") && <PasswordStrength password={value} known={known} />}
          </>
        }
      />
      <Checkbox label={t("password.show")} isSelected={isShown} onChange={setShown} />
    </>
  );
}
