import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { createRowCursor } from "../../../src/frame/table/cursor";
import { Table } from "../../../src/frame/Table";
import { countWords, eventColumns, spanWords } from "../../../src/parts/event/eventColumns";
import { Timeline } from "../../../src/parts/event/Timeline";
import "../../../src/ui/base.css";
import { i18n, startWords } from "../../words";
import { benchEvents, now } from "./eventRows";
import type { BenchEvent } from "./eventRows";

const zone = "Europe/Berlin";
const places = new Map(
  Array.from({ length: 12 }, (_, at) => {
    const name = `Solarpark ${at + 1}`;
    return [`p${at}`, { name, told: name, zone, assumed: false }] as const;
  }),
);
const scope = { now, zone, places, where: { parks: [], portfolio: null, start: null, end: null } };
const kept = { span: undefined, keep: () => undefined };

function Events({ events, isList }: { events: readonly BenchEvent[]; isList: boolean }) {
  const { t, i18n } = useTranslation();
  const [cursor] = useState(createRowCursor);
  const columns = useMemo(
    () => eventColumns({ t, language: i18n.language, now, places }),
    [t, i18n.language],
  );
  return (
    <>
      <Timeline events={events} scope={scope} cursor={cursor} kept={kept} />
      {isList && (
        <Table
          label="Events"
          rows={events}
          columns={columns}
          rowId={({ id }) => id}
          cursor={cursor}
          maxHeight="500px"
        />
      )}
    </>
  );
}

/**
 * The timeline, with `list` the list below it; answers the time to the first bars that are painted, ms. The page stands
 * already, as it does there: it has written a time and a number before, whose first ones take long, whoever asks.
 */
export async function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  await startWords();
  const { t, language } = i18n;
  const events = benchEvents(Number(parameters.get("events")));
  spanWords({ park: "p0", start: new Date(0).toISOString(), end: null }, { t, language, now, places });
  countWords(events.length, language);
  const from = performance.now();
  createRoot(root).render(<Events events={events} isList={parameters.has("list")} />);
  return window.probe.settled(from, "[data-bar]");
}
