import { type ReactNode, useState } from "react";
import { userEvent } from "vitest/browser";

/** A primitive that keeps its own value, as a form would. */
export function Held<Value>(props: {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, set] = useState(props.start);
  return (
    <>
      {props.children(value, set)}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}
