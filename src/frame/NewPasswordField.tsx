import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../ui/Checkbox";
import { lazyPart } from "../ui/lazyPart";
import { TextField } from "../ui/TextField";
import type { TextFieldProps } from "../ui/TextField";
import { PortalContext } from "./portal";

/** The list of the commonest passwords is large. Where it does not come, the field stays as it is. */
const PasswordMeter = lazyPart<{ password: string; known: string }>(() =>
  import("./PasswordMeter").then(
    ({ PasswordMeter: Meter }) => Meter,
    () => () => null,
  ),
);

/** What anybody would try first with whoever is signed in. */
function useOwn(): readonly string[] {
  const self = use(PortalContext)?.session.getSnapshot().context.self;
  const { first_name, last_name } = self?.contact ?? {};
  return [self?.email, first_name, last_name].filter((text) => typeof text === "string");
}

type NewPasswordFieldProps = Pick<
  TextFieldProps,
  "label" | "name" | "size" | "value" | "onChange" | "error" | "ref"
> & {
  /** What else is known of whoever it is for: name, address. */
  readonly known?: readonly string[];
};

/**
 * A password to be. What is wanted is said before it is wrong, how good it is while it is typed; the server decides. It
 * can be pasted, kept by a manager, and looked at.
 */
export function NewPasswordField({ known = [], value, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const own = useOwn();
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
        value={value}
        onFocus={() => setVisited(true)}
        help={
          <>
            {t("password.help")}
            {(isVisited || value !== "") && (
              <PasswordMeter password={value} known={[...own, ...known].join(" ")} />
            )}
          </>
        }
      />
      <Checkbox label={t("password.show")} isSelected={isShown} onChange={setShown} />
    </>
  );
}
