import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../ui/Checkbox";
import { TextField } from "../../ui/TextField";

interface PasswordFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A new password, said before it is wrong what is wanted; it can be pasted, kept by a manager, and looked at. */
export function PasswordField({ ref, value, onChange, error }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        ref={ref}
        label={t("signIn.password")}
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        size="large"
        isRequired
        value={value}
        onChange={onChange}
        help={t("wayIn.passwordHelp")}
        error={error}
      />
      <Checkbox label={t("wayIn.showPassword")} isSelected={isShown} onChange={setShown} />
    </>
  );
}
