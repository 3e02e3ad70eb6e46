import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { Table } from "../../../src/frame/Table";
import { deviceColumns } from "../../../src/screens/device/deviceColumns";
import { countsOf, deviceChoices, prepareTexts, withText } from "../../../src/screens/device/deviceFilter";
import type { DeviceRow } from "../../../src/screens/device/deviceQueries";
import { SearchField } from "../../../src/ui/SearchField";
import "../../../src/ui/base.css";
import { startWords } from "../../words";
import { deviceRows } from "./deviceRows";
import { now } from "./eventRows";

const zones = { of: () => ({ zone: "Europe/Berlin", assumed: false }), only: "Europe/Berlin" };

/** As useDeviceList has it: the letter stands in its field at once, the rows follow it. */
function Devices({ known }: { known: readonly DeviceRow[] }) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  useEffect(() => prepareTexts(known), [known]);
  const rows = useMemo(() => withText(known, text), [known, text]);
  const counts = useMemo(() => countsOf(rows), [rows]);
  const choices = useMemo(() => deviceChoices(known, i18n.language), [known, i18n.language]);
  const columns = useMemo(() => deviceColumns(t, i18n.language, now, zones), [t, i18n.language]);
  return (
    <>
      <SearchField label="Search" value={typed} onChange={setTyped} />
      <p>{`${counts.unassigned} of ${choices.parks.length}`}</p>
      <Table label="Devices" rows={rows} columns={columns} rowId={({ uid }) => uid} maxHeight="700px" />
    </>
  );
}

/** The list of devices, all of them loaded; answers the time to the first paint, ms. */
export async function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  await startWords();
  const known = deviceRows(Number(parameters.get("rows")));
  const from = performance.now();
  createRoot(root).render(<Devices known={known} />);
  return window.probe.settled(from);
}
