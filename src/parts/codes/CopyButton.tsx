import { Copy } from "lucide-react";
import { useState } from "react";
import type { RefObject } from "react";
import { Button } from "../../ui/Button";
import { CopySaid } from "../../ui/CopySaid";
import type { Copied } from "../../ui/CopySaid";
import { markText } from "../../ui/markText";

interface CopyButtonProps {
  readonly label: string;
  /** It stands where something else was pressed. */
  readonly autoFocus?: boolean;
  readonly onCopy: () => Promise<void>;
  /** Where the text stands: it is marked where copying is refused. */
  readonly shown: RefObject<HTMLElement | null>;
}

/** Copies what is secret: no toast and no history hear of it, the button itself says what came of it. */
export function CopyButton({ label, autoFocus, onCopy, shown }: CopyButtonProps) {
  const [said, setSaid] = useState<Copied>();
  const press = (): void => {
    onCopy().then(
      () => setSaid("copied"),
      () => {
        setSaid("notCopied");
        markText(shown.current);
      },
    );
  };
  return (
    <>
      <Button size="small" icon={Copy} autoFocus={autoFocus} onClick={press}>
        {label}
      </Button>
      <CopySaid said={said} />
    </>
  );
}
