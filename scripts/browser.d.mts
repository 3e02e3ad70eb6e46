export interface Place {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly exists: (path: string) => boolean;
  readonly list: (folder: string) => readonly string[];
  readonly light: boolean;
}

export const browserArguments: string[];

export const SHELL: string;

export function isLight(path: string): boolean;

export function findBrowser(place?: Partial<Place>): string | undefined;
