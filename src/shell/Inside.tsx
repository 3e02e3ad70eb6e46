import { GraphProvider } from "../frame/GraphProvider";
import { Shell } from "./Shell";

/** The shell over the session's graph. */
export function Inside() {
  return (
    <GraphProvider>
      <Shell />
    </GraphProvider>
  );
}
