import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger, Popover as AriaPopover, Pressable } from "react-aria-components";
import { classes } from "./classes";
import menus from "./Menu.module.css";
import styles from "./Popover.module.css";

export type PopoverProps = {
  /** The name of what opens. */
  label: string;
  /** A Button or IconButton without its own `onClick`. */
  trigger: ReactElement<Record<string, unknown>, string>;
  children: ReactNode;
  placement?: "bottom start" | "bottom end" | "bottom" | "top" | "top start" | "top end";
};

/** A small non-modal dialog beside its button: definitions, a few settings. Esc or a press elsewhere closes it. */
export function Popover({ label, trigger, children, placement = "bottom" }: PopoverProps) {
  return (
    <DialogTrigger>
      <Pressable>{trigger}</Pressable>
      <AriaPopover placement={placement} offset={6} className={classes(menus.popover, styles.popover)}>
        <Dialog aria-label={label} className={classes(styles.dialog)}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
