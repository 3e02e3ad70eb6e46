import { observer } from "mobx-react-lite";
import { type ComponentType, useEffect, useState } from "react";
import type { Overlay as OverlayName } from "../command/tools";
import { useTools } from "../frame/tools";

interface OverlayProps<Props extends object> {
  readonly name: OverlayName;
  /** Brings the part's own chunk, once it is to be shown. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly give: Props;
}

/**
 * An overlay whose code comes when it is first opened. A chunk that does not arrive is said in an alert, the overlay
 * counts as closed, and the next opening tries again; the page under it stays.
 */
function LazyOverlay<Props extends object>({ name, load, give }: OverlayProps<Props>) {
  const { overlays, alerts } = useTools();
  const [part, setPart] = useState<{ readonly Shown: ComponentType<Props> } | undefined>(undefined);
  const isOpen = overlays.isOpen(name);
  useEffect(() => {
    if (!isOpen || part) return;
    let isCurrent = true;
    load().then(
      (Shown) => isCurrent && setPart({ Shown }),
      () => {
        if (!isCurrent) return;
        overlays.close(name);
        alerts.show({ type: "error", key: "gate.chunkText" });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, part, load, name, overlays, alerts]);
  return isOpen && part ? <part.Shown {...give} /> : null;
}

export const Overlay = observer(LazyOverlay) as typeof LazyOverlay;
