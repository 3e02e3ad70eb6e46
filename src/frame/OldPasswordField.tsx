import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../ui/Checkbox";
import { TextField } from "../ui/TextField";
import type { TextFieldProps } from "../ui/TextField";

type OldPasswordFieldProps = Pick<
  TextFieldProps,
  "label" | "help" | "name" | "onChange" | "error" | "isRequired"
> & { readonly value: string };

/**
 * A password that exists, looked at by its own switch: a manager may fill it in without an event, and the field keeps its
 * text itself.
 */
export function OldPasswordField({ value, ...props }: OldPasswordFieldProps) {
  const { t } = useTranslation();
  const [first] = useState(value);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        {...props}
        defaultValue={first}
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox label={t("password.showOld")} isSelected={isShown} onChange={setShown} />
    </>
  );
}
