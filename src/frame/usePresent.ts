import { useEffect, useRef, useState } from "react";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { presentOf } from "../command/present";
import type { Values } from "../command/values";
import { useTools } from "./tools";

interface Present {
  readonly isReading: boolean;
  /** Undefined while it is read, and where nobody knows it. */
  readonly values: Values | undefined;
}

/**
 * What is set now of what an action changes: read when its form opens, and `again` once it was written. `read` waits
 * for what is under way.
 */
export function usePresent(action: Action, subjects: readonly Entity[] = []) {
  const tools = useTools();
  const isAsked = action.present !== undefined;
  const [present, setPresent] = useState<Present>({ isReading: isAsked, values: undefined });
  // The form is about what it was opened for: another row that is focused meanwhile changes nothing.
  const [asked] = useState({ action, tools, subjects });
  const reading = useRef<Promise<Values | undefined>>(undefined);
  const again = (): void => {
    if (asked.action.present === undefined) return;
    const started = presentOf(asked.action, asked.tools, asked.subjects);
    reading.current = started;
    void started.then((values) => {
      if (reading.current === started) setPresent({ isReading: false, values });
    });
  };
  const begin = useRef(again);
  useEffect(() => {
    begin.current();
    return () => {
      reading.current = undefined;
    };
  }, []);
  return { ...present, again, read: async () => reading.current };
}
