import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import { fullNameOf } from "../command/entity";
import type { Entity } from "../command/entity";
import type { Values } from "../command/values";
import { Dialog } from "../ui/Dialog";
import { ActionForm } from "./ActionForm";
import { ActionWarning } from "./ActionWarning";
import { labelOfAction, verbOfAction } from "./actionWords";
import { useTools } from "./tools";

export interface ActionDialogProps {
  readonly action: Action;
  readonly subjects: readonly Entity[];
  readonly values?: Values | undefined;
  readonly onClose: () => void;
}

/** A dialog named like the action, with all it asks; its submit is the verb. What is dangerous names its object and begins at Cancel [215]. */
export function ActionDialog({ action, subjects, values, onClose }: ActionDialogProps) {
  const { t } = useTranslation();
  const tools = useTools();
  const cancel = useRef<HTMLButtonElement>(null);
  const label = labelOfAction(tools, action);
  const objects = subjects.map(fullNameOf).join(", ");
  const isDanger = action.danger === true;
  return (
    <Dialog
      title={label}
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
        {isDanger && (
          <p>{t(objects === "" ? "arg.sure" : "arg.sureOf", { action: label, object: objects })}</p>
        )}
        <ActionWarning action={action} subjects={subjects} />
      </ActionForm>
    </Dialog>
  );
}
