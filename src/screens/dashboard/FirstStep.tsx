import { firstStep } from "../../actions/firstStep";
import { ActionButton } from "../../frame/ActionButton";
import type { Scope } from "../../frame/useScope";

/** What makes the first portfolio, or the first park; its code comes where there is none. */
export function FirstStep({ scope }: { scope: Scope }) {
  const { data } = scope.portfolios;
  return data && <ActionButton {...firstStep(data.portfolios, scope.portfolio)} variant="primary" />;
}
