import { History } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { comparesBefore, withCompare } from "../rules/compare";

/** The screens whose power can be laid on that of the day before. */
const compared = ["monitor", "park"];

/** Draws the day before beside the shown day, or no longer. */
export const compareBefore: Action = action({
  id: "view.compare",
  icon: History,
  keys: "v",
  needs: "monitor",
  group: "view",
  blocked: ({ route }) => (compared.includes(route) ? undefined : "noPower"),
  run: ({ go, context }) => {
    const { path, search } = context();
    const current = new URLSearchParams(search);
    const text = withCompare(current, !comparesBefore(current)).toString();
    go(text === "" ? path : `${path}?${text}`);
    return { quiet: true };
  },
});
