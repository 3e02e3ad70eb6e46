import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { warningOf } from "../command/warning";
import type { Words } from "../command/words";
import { useTools } from "./tools";

export interface ActionWarningProps {
  readonly action: Action;
  readonly subjects: readonly Entity[];
}

/** Under the question of a dangerous action: what goes with its object, as soon as it is known [133]. */
export function ActionWarning({ action, subjects }: ActionWarningProps) {
  const { t } = useTranslation();
  const tools = useTools();
  const [warning, setWarning] = useState<Words>();
  useEffect(() => {
    let isAwaited = true;
    void warningOf(action, tools, subjects).then((words) => {
      if (isAwaited) setWarning(words);
    });
    return () => {
      isAwaited = false;
    };
  }, [action, tools, subjects]);
  if (action.warning === undefined) return null;
  return <p role="status">{warning && t(warning.key, { ...warning.values })}</p>;
}
