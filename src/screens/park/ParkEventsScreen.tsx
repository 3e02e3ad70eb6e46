import { createEvent } from "../../actions/event";
import { EventBoard, EventBoardNotes } from "../../parts/event/EventBoard";
import { useEventBoard } from "../../parts/event/useEventBoard";
import { useEventScope } from "../../parts/event/useEventScope";
import type { Zone } from "../../rules/zone";
import { ParkPage } from "./ParkPage";
import styles from "./park.module.css";

function ParkEvents({ park, zone }: { park: string; zone: Zone }) {
  const board = useEventBoard(useEventScope({ park, zone }));
  return (
    <div className={styles.list}>
      <EventBoardNotes board={board} />
      <EventBoard board={board} />
    </div>
  );
}

/** The events of one park, with the filter of the list of all. */
export function ParkEventsScreen() {
  return (
    <ParkPage primary={createEvent}>
      {({ park, zone }) => <ParkEvents park={park.uid} zone={zone} />}
    </ParkPage>
  );
}
