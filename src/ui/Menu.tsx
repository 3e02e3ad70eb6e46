import type { LucideIcon } from "lucide-react";
import { cloneElement, type ComponentType, type ReactElement, type ReactNode, useState } from "react";

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

type View = ComponentType<MenuProps & { isOpenAtFirst?: boolean }>;

let view: View | undefined;

async function loadView(): Promise<View> {
  view ??= (await import("./MenuView")).MenuView;
  return view;
}

/**
 * A button that opens a list of things to do, or of one thing to choose. The list's code comes with the first pointer or
 * focus that comes near one; until then the button stands alone.
 */
export function Menu(props: MenuProps) {
  const [loaded, setLoaded] = useState(() => (view ? { View: view, isOpenAtFirst: false } : undefined));
  if (loaded) return <loaded.View {...props} isOpenAtFirst={loaded.isOpenAtFirst} />;
  const near = () => void loadView().catch(() => undefined);
  const open = () => {
    loadView().then(
      (View) => setLoaded({ View, isOpenAtFirst: true }),
      () => undefined,
    );
  };
  return cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: near,
    onFocus: near,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      open();
    },
  });
}
