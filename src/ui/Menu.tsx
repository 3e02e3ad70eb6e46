import type { LucideIcon } from "lucide-react";
import {
  cloneElement,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import type { MenuViewProps } from "./MenuView";

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
  /** Turns the menu into a choice of any number: these entries bear a mark, and it stays open. */
  checked?: ReadonlySet<string> | undefined;
  /** Shown above the entries: whose menu it is. */
  caption?: ReactNode;
  placement?: "bottom start" | "bottom end" | "top start" | "top end";
  onOpenChange?: (isOpen: boolean) => void;
};

type View = ComponentType<MenuViewProps>;

let view: View | undefined;

async function loadView(): Promise<View> {
  view ??= (await import("./MenuView")).MenuView;
  return view;
}

/**
 * A button that opens a list of things to do, or of one thing to choose. The list's code comes with the first pointer or
 * focus that comes near one.
 */
export function Menu(props: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(() => (view ? { View: view } : undefined));
  const button = useRef<Element | null>(null);
  const near = () => void loadView().catch(() => undefined);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange?.(next);
  };
  const open = (event: SyntheticEvent) => {
    button.current = event.currentTarget;
    loadView().then(
      (View) => {
        setLoaded({ View });
        change(true);
      },
      () => undefined,
    );
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event);
  };
  return (
    <>
      {cloneElement(props.trigger, {
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        onPointerEnter: near,
        onFocus: near,
        onClick: open,
        onKeyDown: pressed,
      })}
      {loaded && <loaded.View {...props} anchor={button} isOpen={isOpen} onOpenChange={change} />}
    </>
  );
}
