/** A translation key with its values. */
export interface Words {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What goes with the object of something dangerous: a sentence, and each by its name. */
export interface Warning extends Words {
  readonly names?: readonly string[];
}
