import { makeAutoObservable } from "mobx";
import type { Overlay, Overlays } from "../command/tools";

/** Which overlays are open; what they show is theirs. */
export class OverlayState implements Overlays {
  private readonly shown = new Set<Overlay>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isOpen(overlay: Overlay): boolean {
    return this.shown.has(overlay);
  }

  open(overlay: Overlay): void {
    this.shown.add(overlay);
  }

  close(overlay: Overlay): void {
    this.shown.delete(overlay);
  }

  closeAll(): void {
    this.shown.clear();
  }
}

export function createOverlays(): OverlayState {
  return new OverlayState();
}
