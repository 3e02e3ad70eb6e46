import { makeAutoObservable, observableRef } from "mobx";
import * as v from "valibot";
import type { SafeStorage } from "./storage";

/** As many as a list that is read at a glance holds at most. */
export const MOST_PINS = 50;
const LONGEST_NAME = 200;
const LONGEST_ADDRESS = 4096;

const pinsSchema = v.array(
  v.object({
    address: v.pipe(v.string(), v.startsWith("/"), v.maxLength(LONGEST_ADDRESS)),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME)),
    of: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NAME))),
  }),
);

/** A screen that is kept at hand: by its address below /v1, with its filter. */
export interface Pin {
  readonly address: string;
  /** As it was named when it was pinned. */
  readonly name: string;
  /** `kind:uid` of the thing it shows, where it is one. */
  readonly of?: string | undefined;
}

/**
 * What one account keeps at hand, in its own order. Kept in the browser when a session ends by itself, gone at
 * sign-out. An address is of this portal alone: `isOwn` says so of each that is stored.
 */
export class Pins {
  all: readonly Pin[] = [];
  private account: string | null = null;

  constructor(
    private readonly storage: SafeStorage,
    private readonly isOwn: (address: string) => boolean,
  ) {
    makeAutoObservable<this, "account" | "storage" | "isOwn">(this, {
      all: observableRef,
      account: false,
      storage: false,
      isOwn: false,
    });
  }

  /** Takes up what is stored for the account; what is unreadable, or leads elsewhere, is nothing. */
  load(account: string): void {
    this.account = account;
    const stored = this.storage.readJson(`pins:${account}`, pinsSchema) ?? [];
    this.all = distinct(stored.filter(({ address }) => this.isOwn(address)));
  }

  get isFull(): boolean {
    return this.all.length >= MOST_PINS;
  }

  has(address: string): boolean {
    return this.all.some((pin) => pin.address === address);
  }

  /** At the end, or where it is already; true when it is kept. */
  add(pin: Pin): boolean {
    if (!this.isOwn(pin.address) || (this.isFull && !this.has(pin.address))) return false;
    const kept = { ...pin, name: pin.name.slice(0, LONGEST_NAME) };
    if (this.has(pin.address))
      this.keep(this.all.map((each) => (each.address === pin.address ? kept : each)));
    else this.keep([...this.all, kept]);
    return true;
  }

  remove(address: string): void {
    this.keep(this.all.filter((pin) => pin.address !== address));
  }

  rename(address: string, name: string): void {
    this.keep(this.all.map((pin) => (pin.address === address ? { ...pin, name } : pin)));
  }

  /** One place up or down; at the ends it stays. */
  move(address: string, by: -1 | 1): void {
    const from = this.all.findIndex((pin) => pin.address === address);
    const pin = this.all[from];
    const to = from + by;
    if (pin === undefined || to < 0 || to >= this.all.length) return;
    this.keep(this.all.toSpliced(from, 1).toSpliced(to, 0, pin));
  }

  /** Puts back an order that was there before. */
  restore(pins: readonly Pin[]): void {
    this.keep(pins);
  }

  /** The session is over: nothing is shown; what is stored goes with the account's other things. */
  close(): void {
    this.account = null;
    this.all = [];
  }

  private keep(pins: readonly Pin[]): void {
    this.all = pins;
    if (this.account !== null) this.storage.writeJson(`pins:${this.account}`, pins);
  }
}

function distinct(pins: readonly Pin[]): Pin[] {
  return [...new Map(pins.map((pin) => [pin.address, pin])).values()].slice(0, MOST_PINS);
}
