import { Copy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button";

interface CopyButtonProps {
  readonly label: string;
  /** It stands where something else was pressed. */
  readonly autoFocus?: boolean;
  readonly onCopy: () => Promise<void>;
}

/** Copies what is secret: no toast and no history hear of it, the button itself says what came of it. */
export function CopyButton({ label, autoFocus, onCopy }: CopyButtonProps) {
  const { t } = useTranslation();
  const [came, setCame] = useState<"copied" | "notCopied">();
  const press = (): void => {
    onCopy().then(
      () => setCame("copied"),
      () => setCame("notCopied"),
    );
  };
  return (
    <>
      <Button size="small" icon={Copy} autoFocus={autoFocus} onClick={press}>
        {label}
      </Button>
      <span role="status">{came && t(`totp.${came}`)}</span>
    </>
  );
}
