/** Typing rests for so long before the server is asked for what was typed, milliseconds. */
export const SEARCH_REST_MS = 300;
