import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { warningOf } from "../command/warning";
import type { Warning } from "../command/words";
import { NameList } from "./NameList";
import { useTools } from "./tools";

export interface ActionWarningProps {
  readonly action: Action;
  readonly subjects: readonly Entity[];
}

/** Under the question of a dangerous action: what goes with its object, as soon as it is known [133]. */
export function ActionWarning({ action, subjects }: ActionWarningProps) {
  const { t } = useTranslation();
  const tools = useTools();
  const [warning, setWarning] = useState<Warning>();
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
  const words = warning && t(warning.key, { ...warning.values });
  const names = warning?.names ?? [];
  return (
    <>
      <p role="status">{words}</p>
      {words !== undefined && names.length > 0 && <NameList label={words} names={names} />}
    </>
  );
}
