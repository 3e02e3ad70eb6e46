import { Braces } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";

/** For builds that carry GraphiQL; in others it is absent. */
export const developerActions: readonly Action[] = [
  action({
    id: "developer.graphiql",
    icon: Braces,
    group: "developer",
    run: ({ overlays }) => {
      overlays.open("graphiql");
      return { quiet: true };
    },
  }),
];
