import type { TadaDocumentNode } from "gql.tada";
import type { MetricAsk, MetricVariables } from "./metricVariables";
import { useGraph } from "./useGraph";
import type { GraphState } from "./useGraph";
import { useGraphRefresh } from "./useGraphRefresh";

const nothing: MetricVariables = { window: { start: "", end: "", step: "", parks: null, portfolio: null } };

/**
 * A metric's query: nothing is asked where the range is empty, and with each `tick` it is asked anew, silently (§4). A
 * range that has ended is too: its meters may report late.
 */
export function useMetricQuery<Data>(
  document: TadaDocumentNode<Data, MetricVariables>,
  { variables, subject }: MetricAsk,
  { tick, pause }: { tick: number; pause: boolean },
): GraphState<Data> {
  const state = useGraph(document, variables ?? nothing, {
    pause: pause || variables === undefined,
    subject,
  });
  useGraphRefresh(state, tick);
  return state;
}
