import type { Action } from "../command/action";

export const billingActions: readonly Action[] = [];
