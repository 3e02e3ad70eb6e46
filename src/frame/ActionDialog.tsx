import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import { fullNameOf } from "../command/entity";
import type { Entity } from "../command/entity";
import type { Values } from "../command/values";
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

/** A dialog named like the action, with all it asks; its submit is the verb. It says what it is done to; what is dangerous asks, and begins at Cancel [215]. */
export function ActionDialog({ action, subjects, values, onClose }: ActionDialogProps) {
  const { t } = useTranslation();
  const tools = useTools();
  const cancel = useRef<HTMLButtonElement>(null);
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
        {!isDanger && subjects.length > 0 && (
          <p>{subjects.length > 1 ? countWords(tools, action.on ?? "action", subjects.length) : object}</p>
        )}
        {many !== undefined && <NameList label={many} names={subjects.map(fullNameOf)} />}
        <ActionWarning action={action} subjects={subjects} />
      </ActionForm>
    </Dialog>
  );
}
