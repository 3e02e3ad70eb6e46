import { useEffect, useRef, useState } from "react";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { readPresent } from "../command/present";
import type { Reading } from "../command/present";
import type { Values } from "../command/values";
import { useTools } from "./tools";

/** Without values while it is read the first time, and where nobody knows it. */
interface Present extends Reading {
  readonly isReading: boolean;
}

/**
 * What is set now of what an action changes: read when its form opens, and `again` once it was written. `read` waits
 * for what is under way.
 */
export function usePresent(action: Action, subjects: readonly Entity[] = [], said?: Values) {
  const tools = useTools();
  const isAsked = action.present !== undefined;
  const [present, setPresent] = useState<Present>({ isReading: isAsked });
  // The form is about what it was opened for: another row that is focused meanwhile changes nothing.
  const [asked] = useState({ action, tools, subjects, said });
  const reading = useRef<Promise<Reading>>(undefined);
  const again = (): void => {
    if (asked.action.present === undefined) return;
    const started = readPresent(asked.action, asked.tools, asked.subjects, asked.said);
    reading.current = started;
    setPresent((last) => (last.failure === undefined ? last : { ...last, isReading: true }));
    void started.then((read) => {
      if (reading.current === started) setPresent({ ...read, isReading: false });
    });
  };
  const begin = useRef(again);
  useEffect(() => {
    begin.current();
    return () => {
      reading.current = undefined;
    };
  }, []);
  return { ...present, again, read: async () => (await reading.current)?.values };
}
