import { BASE_PATH } from "../rules/nextAddress";
import type { WipeReason } from "../machines/sessionContext";
import type { SafeStorage } from "./storage";

const PREFIX = "wanted:";

/**
 * Where somebody was when their session ended, for the same account alone: the tab leads back there, filter included,
 * though the address of the sign-in page stays plain (readings "After an ended session"). Gone at sign-out.
 */
export class KeptAddress {
  private readonly tab: SafeStorage;
  private last: { readonly account: string; readonly path: string } | null = null;

  constructor(tab: SafeStorage) {
    this.tab = tab;
  }

  /** Somebody is here: what was kept before has been followed, or was another's. */
  note(account: string, path: string): void {
    this.tab.wipePersonal((key) => !key.startsWith(PREFIX));
    this.last = { account, path };
  }

  /** The session has ended under them; after a sign-out nobody is to be led anywhere. */
  end(reason: WipeReason): void {
    if (reason === "expired" && this.last) this.tab.set(`wanted:${this.last.account}`, this.last.path);
    this.last = null;
  }

  /** As `from` carries it, under /v1; null where nothing is kept of this account. */
  of(account: string): string | null {
    const path = this.tab.get(`wanted:${account}`);
    return path === null ? null : BASE_PATH + path;
  }
}
