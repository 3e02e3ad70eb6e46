import { makeAutoObservable, observableRef } from "mobx";

/**
 * A call that failed: its path as the contract writes it, hence no secret. Or what failed beside the calls: as method
 * `query` or `mutation`, as path the field of the graph.
 */
export interface LoggedError {
  readonly method: string;
  readonly path: string;
  /** http, network, timeout, malformed or unknown. */
  readonly failure: string;
  /** 0 without an answer. */
  readonly status: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** How many are kept; of more, the latest. */
const KEPT = 50;

/** The failed calls of this session, in memory alone; "About this portal" lists them. */
export class ErrorLog {
  entries: readonly LoggedError[] = [];

  constructor() {
    makeAutoObservable(this, { entries: observableRef });
  }

  add(entry: LoggedError): void {
    this.entries = [...this.entries, entry].slice(-KEPT);
  }

  clear(): void {
    this.entries = [];
  }
}
