import { useMemo } from "react";
import { useSearch } from "../../frame/useSearch";
import { generateReport } from "../../actions/report";
import { ReportList } from "../../parts/report/ReportList";
import { LATEST_REPORT, QUARTER_PARAMETER, REPORT_PARAMETER } from "../../parts/report/reportQueries";
import { readQuarter } from "../../rules/quarter";
import { ParkPage } from "./ParkPage";

/** The reports of one park; those of the quarter alone that the address names. */
export function ParkReportsScreen() {
  const [search, setSearch] = useSearch();
  const named = search.get(QUARTER_PARAMETER);
  const quarter = useMemo(() => readQuarter(named), [named]);
  const showAll = () =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete(QUARTER_PARAMETER);
      // It is the newest of the quarter that was meant.
      if (next.get(REPORT_PARAMETER) === LATEST_REPORT) next.delete(REPORT_PARAMETER);
      return next;
    });
  return (
    <ParkPage primary={generateReport}>
      {({ entity, zone }) => (
        <ReportList park={entity} zone={zone} {...(quarter && { quarter, onShowAll: showAll })} />
      )}
    </ParkPage>
  );
}
