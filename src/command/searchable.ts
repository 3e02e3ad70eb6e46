/** Something the palette can find. */
export interface Searchable {
  /** `kind:uid`, unique. */
  readonly key: string;
  /** A small number, 0 to 254; the caller's own list. */
  readonly kind: number;
  /** The label, then whatever else it is known by: serial number, MAC, IP, email, the name in the other language. */
  readonly names: readonly string[];
  /** What else it may be called: found by their words, but after what bears the word in a name. */
  readonly keywords?: readonly string[];
  /** Where it belongs (the portfolio of a park): searched too, with less weight. */
  readonly context?: string;
}
