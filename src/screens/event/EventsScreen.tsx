import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { createEvent } from "../../actions/event";
import { ActionButton } from "../../frame/ActionButton";
import { useHasPane } from "../../frame/list/useHasPane";
import { createRowCursor } from "../../frame/table/cursor";
import { Screen } from "../../frame/Screen";
import { useSearch } from "../../frame/useSearch";
import { EventBoard, EventBoardNotes, rowIdOf } from "../../parts/event/EventBoard";
import { useEventBoard } from "../../parts/event/useEventBoard";
import { useEventScope } from "../../parts/event/useEventScope";
import { BESIDE, withList } from "../../rules/eventList";
import { addressOfEntity } from "../../routes";
import { EventPane } from "./EventPane";
import type { Step } from "./StepButtons";

/** Which event stands beside the list, in the address. */
const SHOWN = BESIDE;

/** Events of parks, the latest first (§7 Events), and the one the address names beside them. */
export const EventsScreen = observer(function EventsScreen() {
  const { t } = useTranslation();
  const board = useEventBoard(useEventScope());
  const [search, setSearch] = useSearch();
  const shown = search.get(SHOWN);
  const isWide = useHasPane();
  const [followed, follow] = useState<string>();
  const [cursor] = useState(createRowCursor);
  // Which way the pane's own button went: in the next pane it has the focus again.
  const [stepped, setStepped] = useState<Step>();
  // What was asked for last: the cursor may have gone on before that is on the screen.
  const wanted = useRef(shown);
  useEffect(() => {
    wanted.current = shown;
  }, [shown]);
  const show = (id: string | undefined, options: { replace: boolean }) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (id === undefined) next.delete(SHOWN);
      else next.set(SHOWN, id);
      return next;
    }, options);
  const open = (id: string | undefined) => {
    follow(undefined);
    setStepped(undefined);
    wanted.current = id ?? null;
    show(id, { replace: false });
  };
  const close = () => open(undefined);
  if (shown !== null && !isWide)
    return (
      <Navigate
        replace
        to={withList(addressOfEntity({ kind: "event", uid: shown }) ?? "/events", search.toString())}
      />
    );
  return (
    <Screen
      wide
      title={t("screen.events")}
      tabs={{ label: t("events.tabs") }}
      actions={<ActionButton action={createEvent} variant="primary" />}
      subtitle={<EventBoardNotes board={board} />}
    >
      <EventBoard
        board={board}
        cursor={cursor}
        split={{
          isWide: true,
          onClose: close,
          pane: shown !== null && (
            <EventPane
              key={shown}
              id={shown}
              isFollowing={shown === followed}
              stepped={stepped}
              onStep={(step) => {
                // Pressed fast, it goes on from where the last press led, which may not be shown yet.
                const { row } = cursor.get();
                cursor.visit((stepped === undefined ? null : row) ?? rowIdOf({ id: shown }), step);
                setStepped(step);
              }}
              onClose={close}
            />
          ),
        }}
        {...(isWide ? { onOpen: ({ id }) => open(id) } : {})}
        {...(shown === null
          ? {}
          : {
              onRest: ({ id }) => {
                if (id === wanted.current) return;
                wanted.current = id;
                follow(id);
                show(id, { replace: true });
              },
            })}
      />
    </Screen>
  );
});
