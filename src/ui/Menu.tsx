import { Check, type LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable, Text } from "react-aria-components";
import { classes } from "./classes";
import { Kbd } from "./Kbd";
import { Localized } from "./Localized";
import styles from "./Menu.module.css";

export type MenuEntry = {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** A second line: why it is greyed, or what it stands for. */
  hint?: string | undefined;
  keys?: string | undefined;
  href?: string | undefined;
  isDanger?: boolean;
  isDisabled?: boolean;
};

export type MenuProps = {
  /** The menu's name. */
  label: string;
  /** A Button or IconButton without its own `onClick`. */
  trigger: ReactElement<Record<string, unknown>, string>;
  entries: MenuEntry[];
  onAction: (id: string) => void;
  /** Turns the menu into a choice of one: the selected entry bears a mark. */
  selected?: string | undefined;
  /** Shown above the entries: whose menu it is. */
  caption?: ReactNode;
  placement?: "bottom start" | "bottom end" | "top start" | "top end";
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

function Entry({ entry }: { entry: MenuEntry }) {
  const Icon = entry.icon;
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      {...(entry.href === undefined ? {} : { href: entry.href })}
      className={classes(styles.item, entry.isDanger && styles.danger)}
    >
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      <span className={styles.texts}>
        <Text slot="label" className={classes(styles.label)}>
          {entry.label}
        </Text>
        {entry.hint !== undefined && (
          <Text slot="description" className={classes(styles.below)}>
            {entry.hint}
          </Text>
        )}
      </span>
      {entry.keys !== undefined && <Kbd keys={entry.keys} />}
      <Check aria-hidden="true" className={styles.mark} />
    </MenuItem>
  );
}

/** A button that opens a list of things to do, or of one thing to choose. */
export function Menu(props: MenuProps) {
  const {
    label,
    trigger,
    entries,
    onAction,
    selected,
    caption,
    placement = "bottom start",
    isOpen,
    onOpenChange,
  } = props;
  const choosing = selected !== undefined;
  return (
    <Localized>
      <MenuTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
        <Pressable>{trigger}</Pressable>
        <Popover placement={placement} offset={4} className={classes(styles.popover)}>
          {caption !== undefined && <div className={styles.caption}>{caption}</div>}
          <AriaMenu
            aria-label={label}
            items={entries}
            onAction={(id) => onAction(String(id))}
            selectionMode={choosing ? "single" : "none"}
            selectedKeys={choosing ? [selected] : []}
            className={classes(styles.list)}
          >
            {(entry) => <Entry entry={entry} />}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </Localized>
  );
}
