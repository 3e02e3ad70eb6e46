import { useSearch } from "../../frame/useSearch";
import { graphPeriods } from "../../rules/period";
import type { GraphPeriod } from "../../rules/period";

/** Name of the graph's own period in the address; the filter's `period` knows no Max and no Custom. */
const parameter = "graph";

/** The graph's period: the filter's, unless another was chosen for the graph alone. Kept in the address. */
export function useGraphPeriod(ofFilter: GraphPeriod): [GraphPeriod, (period: GraphPeriod) => void] {
  const [search, setSearch] = useSearch();
  const chosen = graphPeriods.find((period) => period === search.get(parameter));
  const choose = (period: GraphPeriod) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (period === ofFilter) next.delete(parameter);
      else next.set(parameter, period);
      return next;
    });
  return [chosen ?? ofFilter, choose];
}
