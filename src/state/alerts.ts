import { makeAutoObservable, observableRef } from "mobx";
import type { AlertType } from "../rules/alertTypes";
import { ALERT_DISPLAY_MS, ALERTS_KEPT, TOAST_FADE_MS } from "../rules/constants";

/** How many alerts of a session can be read again. */
const REMEMBERED = 200;
/** Timers of the browser cannot wait longer. */
const LONGEST_MS = 2_147_483_647;

type Values = Readonly<Record<string, string | number>>;

export interface AlertInput {
  readonly type: AlertType;
  /** A translation key, with its values, or else the text itself. */
  readonly key?: string;
  readonly values?: Values;
  readonly text?: string;
  /** ms; null stays until dismissed. */
  readonly time?: number | null;
  /** `label` is a translation key. */
  readonly action?: { readonly label: string; readonly values?: Values; readonly run: () => void };
  /** Outlives a sign-out, e.g. why it happened. */
  readonly pinned?: boolean;
}

/** One alert (§3). */
export interface Alert extends AlertInput {
  readonly id: number;
  readonly time: number | null;
  /** ms since 1970. */
  readonly at: number;
  /** The countdown has begun. */
  readonly kickoff: boolean;
  readonly paused: boolean;
  /** ms left when it was last paused, or at the start; null stays. */
  readonly remaining: number | null;
  /** On its way out: shown for the fade only. */
  readonly leaving: boolean;
}

type Hold = "hover" | "focus";

interface Countdown {
  readonly holds: Set<Hold>;
  startedAt: number;
  cancel: () => void;
}

export interface Clock {
  readonly now: () => number;
  /** Calls back after that many ms; returns how to call it off. */
  readonly schedule: (callback: () => void, ms: number) => () => void;
}

/** Toasts: at most three, the oldest dropped, each with its own time; all of the session can be read again. §4, §9. */
export class Alerts {
  /** Oldest first, those that are fading out included. */
  shown: readonly Alert[] = [];
  /** Everything that was shown in this session, oldest first. */
  history: readonly Alert[] = [];
  private count = 0;
  private readonly countdowns = new Map<number, Countdown>();

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, "count" | "countdowns" | "clock">(this, {
      shown: observableRef,
      history: observableRef,
      count: false,
      countdowns: false,
      clock: false,
    });
  }

  /** Shows an alert and answers its id. */
  show(input: AlertInput): number {
    this.count += 1;
    const time = timeOf(input.time);
    const state = { kickoff: false, paused: false, remaining: time, leaving: false };
    const alert: Alert = { ...input, ...state, id: this.count, time, at: this.clock.now() };
    this.shown = [...this.shown, alert];
    this.history = [...this.history, alert].slice(-REMEMBERED);
    const surplus = [...this.shown].sort((a, b) => Number(b.leaving) - Number(a.leaving) || a.id - b.id);
    for (const { id } of surplus.slice(0, -ALERTS_KEPT)) this.remove(id);
    this.countdowns.set(alert.id, { holds: new Set(), startedAt: 0, cancel: () => undefined });
    this.countdown(alert.id);
    return alert.id;
  }

  /** Lets an alert fade out. */
  dismiss(id: number): void {
    this.countdowns.get(id)?.cancel();
    this.countdowns.delete(id);
    const alert = this.find(id);
    if (!alert || alert.leaving) return;
    this.change(id, { leaving: true, paused: true });
    this.clock.schedule(() => this.remove(id), TOAST_FADE_MS);
  }

  clearType(type: AlertType): void {
    for (const alert of this.shown) if (alert.type === type) this.remove(alert.id);
  }

  clearAll(): void {
    for (const { id } of this.shown) this.remove(id);
  }

  /** Nothing of a kind, or nothing at all, is shown and can be read again. */
  forget(type?: AlertType): void {
    if (type === undefined) this.clearAll();
    else this.clearType(type);
    this.history = type === undefined ? [] : this.history.filter((alert) => alert.type !== type);
  }

  /** Stops the countdown while the pointer or the focus is on the alert; both must have left for it to go on. */
  pause(id: number, by: Hold = "hover"): void {
    const countdown = this.countdowns.get(id);
    const alert = this.find(id);
    if (!countdown || !alert) return;
    countdown.holds.add(by);
    if (alert.paused || alert.remaining === null) return;
    countdown.cancel();
    const remaining = Math.max(alert.remaining - (this.clock.now() - countdown.startedAt), 0);
    this.change(id, { paused: true, remaining });
  }

  resume(id: number, by: Hold = "hover"): void {
    const countdown = this.countdowns.get(id);
    if (!countdown?.holds.delete(by) || countdown.holds.size > 0) return;
    this.change(id, { paused: false });
    this.countdown(id);
  }

  /** For a sign-out: nothing of the session stays but what is pinned. */
  wipe(): void {
    for (const alert of this.shown) if (alert.pinned !== true) this.remove(alert.id);
    this.history = this.history.filter(({ pinned }) => pinned === true);
  }

  private countdown(id: number): void {
    const countdown = this.countdowns.get(id);
    const remaining = this.find(id)?.remaining ?? null;
    if (!countdown || remaining === null) return;
    countdown.startedAt = this.clock.now();
    countdown.cancel = this.clock.schedule(() => this.dismiss(id), remaining);
    this.change(id, { kickoff: true });
  }

  private find(id: number): Alert | undefined {
    return this.shown.find((alert) => alert.id === id);
  }

  private change(id: number, changes: Partial<Alert>): void {
    this.shown = this.shown.map((alert) => (alert.id === id ? { ...alert, ...changes } : alert));
  }

  private remove(id: number): void {
    this.countdowns.get(id)?.cancel();
    this.countdowns.delete(id);
    this.shown = this.shown.filter((alert) => alert.id !== id);
  }
}

function timeOf(time: number | null | undefined): number | null {
  if (time === null || time === Number.POSITIVE_INFINITY) return null;
  if (time === undefined || !(time > 0)) return ALERT_DISPLAY_MS;
  return Math.min(time, LONGEST_MS);
}
