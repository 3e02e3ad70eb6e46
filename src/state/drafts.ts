import * as v from "valibot";
import type { SafeStorage } from "./storage";

/** A field's value as it can be stored; null was emptied. */
const valueSchema = v.nullable(
  v.union([v.string(), v.number(), v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))]),
);
export type DraftValue = v.InferOutput<typeof valueSchema>;

/** What was typed into a form, by field. */
export type Draft = Readonly<Record<string, DraftValue>>;

/** How many forms are kept, the last written ones; a draft is a help, not an archive. */
const KEPT = 20;

const draftsSchema = v.array(v.tuple([v.string(), v.record(v.string(), valueSchema)]));

/**
 * What was typed by form, in session storage, for one account: it survives an ended session and is back when the same
 * account signs in again [F36]. A sign-out wipes it.
 */
export class Drafts {
  private drafts: ReadonlyMap<string, Draft> = new Map();
  private account: string | null = null;

  constructor(private readonly storage: SafeStorage) {}

  /** Takes up the account's drafts and removes those of any other. */
  load(account: string): void {
    this.storage.wipePersonal((key) => !key.startsWith("drafts:") || key === `drafts:${account}`);
    this.account = account;
    this.drafts = new Map(this.storage.readJson(`drafts:${account}`, draftsSchema) ?? []);
  }

  read(form: string): Draft | null {
    return this.drafts.get(form) ?? null;
  }

  /** Keeps the fields that say something; a form without any has no draft. What is secret its caller leaves out. */
  write(form: string, fields: Draft): void {
    const rest = [...this.drafts].filter(([id]) => id !== form);
    const kept = Object.entries(fields).filter(([, text]) => text !== "");
    const draft: [string, Draft][] = kept.length > 0 ? [[form, Object.fromEntries(kept)]] : [];
    this.keep(new Map([...rest, ...draft].slice(-KEPT)));
  }

  /** After the form was sent or given up. */
  drop(form: string): void {
    if (this.drafts.has(form)) this.write(form, {});
  }

  /** The session ended by itself: nobody reads them, but they stay stored. */
  close(): void {
    this.account = null;
    this.drafts = new Map();
  }

  /** For a sign-out. */
  wipe(): void {
    this.storage.wipePersonal((key) => !key.startsWith("drafts:"));
    this.close();
  }

  private keep(drafts: ReadonlyMap<string, Draft>): void {
    if (this.account === null) return;
    this.drafts = drafts;
    this.storage.writeJson(`drafts:${this.account}`, [...drafts]);
  }
}
