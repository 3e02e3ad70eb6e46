import { makeAutoObservable } from "mobx";
import type { LiveState } from "../machines/socket";

/** The browser's word on the network: `navigator.onLine` with the events `online` and `offline`. */
export interface NetworkSource {
  readonly online: () => boolean;
  readonly onChange: (listener: () => void) => void;
}

/** Whether calls can be made, for the banner and for what is greyed while offline. */
export class Connection {
  online: boolean;
  /** The server gave no answer to who is signed in; the session machine's `stalled`. */
  stalled = false;
  /** How far this device's clock is ahead of the server's, milliseconds; 0 where they agree. */
  clockSkew = 0;
  /** The live connection, and since when it is so (epoch milliseconds); `off` before anybody is in. */
  live: { readonly state: LiveState; readonly since: number } = { state: "off", since: 0 };
  private readonly listeners = new Set<() => void>();

  constructor(source: NetworkSource) {
    this.online = source.online();
    makeAutoObservable<this, "listeners">(this, { listeners: false });
    source.onChange(() => this.setOnline(source.online()));
  }

  /** What the banner says. */
  get state(): "online" | "offline" | "stalled" {
    if (!this.online) return "offline";
    return this.stalled ? "stalled" : "online";
  }

  setClockSkew(skew: number): void {
    this.clockSkew = skew;
  }

  setLive(state: LiveState, since: number): void {
    this.live = { state, since };
  }

  setStalled(stalled: boolean): void {
    this.stalled = stalled;
  }

  /** Calls back each time the network returns, for the visible panels to ask anew; returns how to stop. [F73] */
  onReturn(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private setOnline(online: boolean): void {
    const returned = online && !this.online;
    this.online = online;
    if (returned) for (const listener of [...this.listeners]) listener();
  }
}
