import { useLayoutEffect, useRef } from "react";

/** The newest value for handlers that must keep their identity (rows are compared by them). */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
