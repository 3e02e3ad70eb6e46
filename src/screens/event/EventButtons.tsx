import { closeEvent, hideEvent, reopenEvent, showEvent, updateEvent } from "../../actions/event";
import { actionsOn } from "../../actions/domainActions";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";

/** What is done with an event most often stands in buttons, and the rest of it in its menu. */
export const eventMenu = actionsOn("event").filter(
  (each) => ![closeEvent, reopenEvent, hideEvent, showEvent, updateEvent].includes(each),
);

/** Close or reopen, hide or show, edit: what the keys do, to press. */
export function EventButtons({ entity, isOpen }: { entity: Entity; isOpen: boolean }) {
  return (
    <>
      {isOpen ? (
        <ActionButton action={closeEvent} subject={entity} variant="primary" />
      ) : (
        <ActionButton action={reopenEvent} subject={entity} />
      )}
      <ActionButton action={hideEvent} subject={entity} />
      <ActionButton action={showEvent} subject={entity} />
      <ActionButton action={updateEvent} subject={entity} />
    </>
  );
}
