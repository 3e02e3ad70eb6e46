import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../ui/Checkbox";
import { TextField } from "../ui/TextField";
import type { TextFieldProps } from "../ui/TextField";

type OldPasswordFieldProps = Pick<
  TextFieldProps,
  "label" | "help" | "name" | "value" | "onChange" | "error" | "isRequired"
>;

/** A password that exists: filled in by a manager, looked at by its own switch. */
export function OldPasswordField(props: OldPasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        {...props}
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox label={t("password.showOld")} isSelected={isShown} onChange={setShown} />
    </>
  );
}
