import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import { entityKey, fullNameOf } from "../command/entity";
import type { Entity } from "../command/entity";
import type { Values } from "../command/values";
import { anyGrid } from "../ui/anyGrid";
import { Dialog } from "../ui/Dialog";
import { ActionForm } from "./ActionForm";
import { ActionWarning } from "./ActionWarning";
import { countWords, labelOfAction, questionOfMany, verbOfAction } from "./actionWords";
import { NameList } from "./NameList";
import { useTools } from "./tools";

export interface ActionDialogProps {
  readonly action: Action;
  readonly subjects: readonly Entity[];
  readonly values?: Values | undefined;
  readonly onClose: () => void;
}

/**
 * What is done may move or take away the row whose menu led here, and with it the button that had the focus, at once or
 * with the pointer's next move: the list has it, with its cursor where it was.
 */
function useRowFocus([subject]: readonly Entity[]): void {
  const key = subject && entityKey(subject);
  useEffect(() => {
    const row = key && document.querySelector(`[role="row"][id$="-${encodeURIComponent(key)}"]`);
    const grid = row ? row.closest<HTMLElement>(anyGrid) : null;
    const toList = () => {
      const { activeElement } = document;
      if (activeElement === document.body || grid?.contains(activeElement) === true) grid?.focus();
    };
    return () => {
      // The overlay gives the focus back in the frame after it has gone.
      requestAnimationFrame(() => requestAnimationFrame(toList));
    };
  }, [key]);
}

/** A dialog named like the action, with all it asks; its submit is the verb. What is dangerous names its object and begins at Cancel [215]. */
export function ActionDialog({ action, subjects, values, onClose }: ActionDialogProps) {
  const { t } = useTranslation();
  const tools = useTools();
  const cancel = useRef<HTMLButtonElement>(null);
  useRowFocus(subjects);
  const label = labelOfAction(tools, action);
  const isDanger = action.danger === true;
  const many = isDanger && subjects.length > 1 ? questionOfMany(tools, action, subjects) : undefined;
  const object = subjects.map(fullNameOf).join(", ");
  return (
    <Dialog
      title={many ?? label}
      isOpen
      onClose={onClose}
      size="small"
      {...(isDanger ? { mustAnswer: true, initialFocus: cancel } : {})}
    >
      <ActionForm
        action={action}
        subjects={subjects}
        values={values}
        onDone={onClose}
        onCancel={onClose}
        cancelRef={cancel}
        submit={verbOfAction(tools, action)}
      >
        {isDanger && many === undefined && (
          <p>{t(object === "" ? "arg.sure" : "arg.sureOf", { action: label, object })}</p>
        )}
        {!isDanger && subjects.length > 1 && (
          <p>{countWords(tools, action.on ?? "action", subjects.length)}</p>
        )}
        {many !== undefined && <NameList label={many} names={subjects.map(fullNameOf)} />}
        <ActionWarning action={action} subjects={subjects} />
      </ActionForm>
    </Dialog>
  );
}
