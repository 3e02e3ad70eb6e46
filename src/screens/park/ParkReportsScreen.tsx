import { generateReport } from "../../actions/report";
import { ReportList } from "../../parts/report/ReportList";
import { Panel } from "../../ui/Panel";
import { ParkPage } from "./ParkPage";

/** The reports of one park. */
export function ParkReportsScreen() {
  return (
    <ParkPage primary={generateReport}>
      {({ entity, zone }) => (
        <Panel flush>
          <ReportList park={entity} zone={zone} />
        </Panel>
      )}
    </ParkPage>
  );
}
