import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { isAboutRights, offer } from "../command/offer";
import type { Values } from "../command/values";
import type { Words } from "../command/words";
import { Button } from "../ui/Button";
import type { ButtonLook } from "../ui/Button";
import { IconButton } from "../ui/IconButton";
import { labelOfAction } from "./actionWords";
import { RightsLink } from "./RightsLink";
import { useTools } from "./tools";
import { useAction } from "./useAction";

export interface ActionButtonProps extends Omit<ButtonLook, "variant"> {
  readonly action: Action;
  /** What it acts on; else the selection, the focused row or the entity of the screen. */
  readonly subject?: Entity | undefined;
  readonly subjects?: readonly Entity[] | undefined;
  /** What is known already. */
  readonly values?: Values | undefined;
  /**
   * What is dangerous asks before it runs, and its question is red; the button that leads there is not, unless it stands
   * among what cannot be taken back.
   */
  readonly variant?: ButtonLook["variant"];
  /** Why there is nothing for it to do, as far as the screen knows: a key under `reason`. */
  readonly idle?: string | undefined;
  /** Without words: the name is its tooltip. */
  readonly iconOnly?: boolean;
  /** Other words than the action's own, e.g. "Choose" beside a field that names the rest. */
  readonly children?: string;
}

/**
 * An action as a button: its icon, its name, its key in the tooltip; greyed with the reason when it cannot run now,
 * absent when it is not allowed or does not suit.
 */
export const ActionButton = observer(function ActionButton(props: ActionButtonProps) {
  const { action, subject, values, iconOnly = false, children, size } = props;
  const tools = useTools();
  // Its words follow the language, whoever changes it.
  useTranslation();
  const { start, dialog, control } = useAction("button");
  const subjects = props.subjects ?? (subject === undefined ? undefined : [subject]);
  const offered = offer(action, tools.context(), subjects === undefined ? {} : { subjects, beside: true });
  // A form that is open stays when the right is gone meanwhile: what was typed in it is not lost.
  const isAbsent = offered === "absent";
  if (isAbsent && dialog === undefined) return null;
  const idle: Words | undefined = props.idle === undefined ? undefined : { key: `reason.${props.idle}` };
  const why = typeof offered === "object" ? offered.disabled : idle;
  const label = children ?? labelOfAction(tools, action);
  const look = {
    ref: control,
    icon: action.icon,
    size,
    variant: props.variant ?? (iconOnly ? "quiet" : "secondary"),
    keys: tools.keys.shown(action.id),
    isDisabled: why !== undefined,
    reason: why && tools.t(why.key, why.values),
    link: why && isAboutRights(why) && <RightsLink />,
    onClick: () => start(action, subjects, values),
  } as const;
  return (
    <>
      {!isAbsent && (iconOnly ? <IconButton label={label} {...look} /> : <Button {...look}>{label}</Button>)}
      {dialog}
    </>
  );
});
