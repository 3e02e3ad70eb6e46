/** Typing rests for so long before a search follows, milliseconds. */
export const SEARCH_REST_MS = 300;
