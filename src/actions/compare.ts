import { History } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice } from "../command/args";
import type { Context } from "../command/context";
import type { Tools } from "../command/tools";
import { comparisonOf, comparisons, withComparison } from "../rules/compare";
import type { Comparison } from "../rules/compare";

/** The screens whose time can be laid on an earlier one. */
const compared = ["dashboard", "monitor", "park"];

const blocked = ({ route }: Context) => (compared.includes(route) ? undefined : "noPower");

function compare({ go, context }: Tools, wanted: Comparison | undefined) {
  const { path, search } = context();
  const text = withComparison(new URLSearchParams(search), wanted).toString();
  go(text === "" ? path : `${path}?${text}`);
  return { quiet: true };
}

/** Draws the day or the period before beside the shown one, or no longer. */
export const compareBefore: Action = action({
  id: "view.compare",
  icon: History,
  keys: "v",
  needs: "monitor",
  group: "view",
  blocked,
  run: (tools) => {
    const current = comparisonOf(new URLSearchParams(tools.context().search));
    return compare(tools, current === undefined ? "before" : undefined);
  },
});

/** Draws the same days a week, a month or a year earlier. */
export const compareWith: Action = action({
  id: "view.compareWith",
  icon: History,
  needs: "monitor",
  group: "view",
  blocked,
  args: {
    earlier: choice({
      options: () => comparisons.map((value) => ({ value, label: `compare.choice.${value}` })),
    }),
  },
  run: (tools, { earlier }) =>
    compare(
      tools,
      comparisons.find((each) => each === earlier),
    ),
});
