import type { DocumentNode } from "graphql";
import { makeAutoObservable, observableRef } from "mobx";

/** What a panel asks of the graph; `key` tells operations with the same document and variables from others. */
export interface Operation {
  readonly key: number;
  readonly query: DocumentNode;
  readonly variables: unknown;
}

/** A document to begin with in GraphiQL; variables as JSON. */
export interface Draft {
  readonly query: string;
  readonly variables: string;
}

/** Which operations the panels on screen ask, and whose call is looked at. */
export class Calls {
  readonly shown = new Set<Operation>();
  chosen: Operation | undefined;
  draft: Draft | undefined;

  constructor() {
    makeAutoObservable(this, { shown: false, chosen: observableRef, draft: observableRef });
  }

  /** A panel shows it from now on; returns how to take it back. */
  add(operation: Operation): () => void {
    this.shown.add(operation);
    return () => void this.shown.delete(operation);
  }

  choose(operation: Operation | undefined): void {
    this.chosen = operation;
  }

  begin(draft: Draft | undefined): void {
    this.draft = draft;
  }

  /** Nothing of an ended session is looked at any more. */
  clear(): void {
    this.chosen = undefined;
    this.draft = undefined;
  }
}
