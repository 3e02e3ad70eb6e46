import type { Action } from "../command/action";

export const selfActions: readonly Action[] = [];
