import { observer } from "mobx-react-lite";
import type { Operation } from "../state/calls";
import { lazyPart } from "../ui/lazyPart";
import { useTools } from "./tools";

/** Without its code a panel is as good as ever. */
const Nothing = () => null;
const CallButton = lazyPart(() =>
  import("./CallButton").then(
    (module) => module.CallButton,
    () => Nothing,
  ),
);

/** The way from a panel to its calls, where the visitor wants one. */
export const CallDoor = observer(function CallDoor({ operation }: { operation: Operation }) {
  return useTools().preferences.showCalls ? <CallButton operation={operation} /> : null;
});
