import { makeAutoObservable, observableRef } from "mobx";
import type { Unanswered } from "../machines/socketRequest";

/** More than a session's work at one desk; what is older is let go. */
const KEPT = 200;

/** Where a request over the live connection stands: the request machine's states, in people's words. */
export type AskState = "waiting" | "sent" | "answered" | "failed";

/** What became of a request to a device. */
export interface AskNote {
  /** Of the request; never used again on this page. */
  readonly id: number;
  readonly device: string;
  readonly command: string;
  readonly state: AskState;
  /** The error's text, where it failed. */
  readonly text?: string;
  /** Where it failed without an answer. */
  readonly why?: Unanswered | undefined;
  /** The fields of the answer. */
  readonly answer?: Readonly<Record<string, unknown>>;
}

export interface DeviceAsk extends AskNote {
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** Of its end; undefined while it is under way. */
  readonly endedAt: number | undefined;
}

/** What was asked of devices in this session, and what they said. Gone with the session. */
export class DeviceAsks {
  private asks: readonly DeviceAsk[] = [];

  constructor() {
    makeAutoObservable<this, "asks">(this, { asks: observableRef });
  }

  note(note: AskNote, now: number): void {
    const known = this.asks.find(({ id }) => id === note.id);
    const isOver = note.state === "answered" || note.state === "failed";
    const ask = { ...note, askedAt: known?.askedAt ?? now, endedAt: isOver ? now : undefined };
    this.asks = known
      ? this.asks.map((each) => (each.id === note.id ? ask : each))
      : [ask, ...this.asks].slice(0, KEPT);
  }

  /** Of one device, the latest first. */
  of(device: string): readonly DeviceAsk[] {
    return this.asks.filter((each) => each.device === device);
  }

  clear(): void {
    this.asks = [];
  }
}
