/** A translation key with its values. */
export interface Words {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
