import { makeAutoObservable, observableRef } from "mobx";
import * as v from "valibot";
import type { SafeStorage } from "./storage";

const id = v.pipe(v.string(), v.maxLength(200));
const newsSchema = v.object({
  at: v.number(),
  from: v.number(),
  known: v.array(id),
  unseen: v.array(id),
});

type News = v.InferOutput<typeof newsSchema>;

/** Which events are new, and which of those nobody has looked at: shared by all tabs of this browser. */
export class EventNews {
  unseen: readonly string[] = [];

  constructor(private readonly storage: SafeStorage) {
    makeAutoObservable<this, "storage">(this, { unseen: observableRef, storage: false });
    this.load();
  }

  /** What the last look in any tab has left; null before the first. */
  read(): News | null {
    return this.storage.readJson("news", newsSchema);
  }

  /** Takes up what this or another tab has stored. */
  load(): void {
    this.unseen = this.read()?.unseen ?? [];
  }

  keep(news: News): void {
    this.unseen = news.unseen;
    this.storage.writeJson("news", news);
  }

  /** The list was looked at. */
  seen(): void {
    const before = this.read();
    if (before !== null && before.unseen.length > 0) this.keep({ ...before, unseen: [] });
    this.clear();
  }

  /** For a sign-out: what is stored goes with all that is personal. */
  clear(): void {
    this.unseen = [];
  }
}
