import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { buttonClasses, type ButtonLook } from "./Button";
import styles from "./Button.module.css";
import { Spinner } from "./Spinner";
import { Tooltip } from "./Tooltip";

export type IconButtonProps = Omit<
  ComponentProps<"button">,
  "disabled" | "className" | "children" | "aria-label"
> &
  ButtonLook & {
    /** Its name: read by assistive technology and shown as its tooltip. */
    label: string;
    icon: LucideIcon;
    keys?: string | undefined;
    busy?: boolean | undefined;
    isDisabled?: boolean | undefined;
    reason?: string | undefined;
    /** A link beside the reason, to where it is explained. */
    link?: ReactNode;
  };

/** A square button with an icon alone; the tooltip shows its name and its key. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon: Icon,
    keys,
    busy = false,
    isDisabled = false,
    reason: why,
    link,
    variant = "quiet",
    size,
    ...native
  } = props;
  const inert = busy || isDisabled;
  const reason = isDisabled ? why : undefined;
  return (
    <Tooltip
      text={reason ?? label}
      link={reason !== undefined && link}
      keys={reason === undefined ? keys : undefined}
      isName={reason === undefined}
    >
      {(hintId) => (
        <button
          type="button"
          {...native}
          aria-label={label}
          aria-describedby={hintId ?? native["aria-describedby"]}
          aria-disabled={inert || undefined}
          aria-busy={busy || undefined}
          className={buttonClasses({ variant, size }, styles.square ?? "")}
          onClick={inert ? undefined : native.onClick}
        >
          {busy ? <Spinner /> : <Icon aria-hidden="true" className={styles.icon} />}
        </button>
      )}
    </Tooltip>
  );
}
