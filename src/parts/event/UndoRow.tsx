import { useTranslation } from "react-i18next";
import { reopenEvent, showEvent } from "../../actions/event";
import type { Entity } from "../../command/entity";
import { perform } from "../../command/perform";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import type { Done } from "./useStaying";

/** Takes back what was done with the event in this row. */
export function UndoRow({ done, entity }: { done: Done; entity: Entity }) {
  const { t } = useTranslation();
  const tools = useTools();
  const action = done === "hidden" ? showEvent : reopenEvent;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t("events.undoOf", { name: entity.name })}
      onClick={() => void perform(action, tools, { subject: entity, source: "button" })}
    >
      {t("outcome.undo")}
    </Button>
  );
}
