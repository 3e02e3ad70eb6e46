import { useTranslation } from "react-i18next";
import { createEvent } from "../../actions/event";
import { ActionButton } from "../../frame/ActionButton";
import { Screen } from "../../frame/Screen";
import { EventBoard, EventBoardNotes, useEventBoard } from "../../parts/event/EventBoard";
import { useEventScope } from "../../parts/event/useEventScope";

/** Events of parks, the latest first (§7 Events). */
export function EventsScreen() {
  const { t } = useTranslation();
  const board = useEventBoard(useEventScope());
  return (
    <Screen
      wide
      title={t("screen.events")}
      tabs={{ label: t("events.tabs") }}
      actions={<ActionButton action={createEvent} variant="primary" />}
      subtitle={<EventBoardNotes board={board} />}
    >
      <EventBoard board={board} />
    </Screen>
  );
}
