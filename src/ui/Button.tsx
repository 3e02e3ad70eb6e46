import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styles from "./Button.module.css";
import { classes } from "./classes";
import { Spinner } from "./Spinner";
import { Tooltip } from "./Tooltip";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "small" | "medium" | "large" | undefined;
};

export type ButtonProps = Omit<ComponentProps<"button">, "disabled" | "className" | "aria-disabled"> &
  ButtonLook & {
    icon?: LucideIcon | undefined;
    /** Work is under way: the ring stands in the icon's place, presses do nothing. */
    busy?: boolean | undefined;
    /** Greyed, yet reachable by keyboard, so that `reason` can be read. */
    isDisabled?: boolean | undefined;
    reason?: string | undefined;
    /** A link beside the reason, to where it is explained. */
    link?: ReactNode;
    /** Shown in the tooltip: the key that does the same. */
    keys?: string | undefined;
    /** As wide as its container. */
    wide?: boolean | undefined;
  };

/** The classes of a button, for links and react-aria triggers that look like one. */
export function buttonClasses(
  { variant = "secondary", size = "medium" }: ButtonLook,
  ...more: (string | false)[]
) {
  return classes(styles.button, styles[variant], styles[size], ...more);
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A native button; `type="button"` unless said otherwise. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon: Icon,
    busy = false,
    isDisabled = false,
    reason,
    link,
    keys,
    wide = false,
    ...rest
  } = props;
  const { children, onClick, "aria-describedby": describedBy, ...native } = rest;
  const inert = busy || isDisabled;
  const hint = isDisabled ? reason : keys === undefined ? undefined : children;
  const button = (hintId?: string) => (
    <button
      type="button"
      {...native}
      className={buttonClasses({ variant, size }, wide && (styles.wide ?? ""))}
      onClick={inert ? swallow : onClick}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={classes(describedBy, hintId) || undefined}
    >
      {busy ? <Spinner /> : Icon && <Icon aria-hidden="true" className={styles.icon} />}
      {children !== undefined && <span className={styles.label}>{children}</span>}
    </button>
  );
  if (hint === undefined) return button();
  return (
    <Tooltip
      text={hint}
      link={isDisabled && link}
      keys={isDisabled ? undefined : keys}
      isName={!isDisabled}
      wide={wide}
    >
      {button}
    </Tooltip>
  );
}
