import type { Action } from "../command/action";

export const totpActions: readonly Action[] = [];
