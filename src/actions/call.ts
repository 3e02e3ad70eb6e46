import { getOperationName } from "@urql/core";
import { Eye, EyeOff, Waypoints } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice } from "../command/args";
import type { Option } from "../command/args";
import type { Calls } from "../state/calls";
import type { Preferences } from "../state/preferences";

/** What these actions read; handed in where the registry is made. */
export interface CallsPort {
  readonly calls: Pick<Calls, "shown" | "choose">;
  readonly preferences: Pick<Preferences, "showCalls">;
}

/** The operations on screen by their names; two of one name are told apart by their number. */
function options({ calls }: CallsPort): Option[] {
  const byKey = new Map([...calls.shown].map((each) => [each.key, getOperationName(each.query) ?? ""]));
  const counts = new Map<string, number>();
  return [...byKey].map(([key, name]) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { value: String(key), label: count === 1 ? name : `${name} (${count})`, literal: true };
  });
}

/** "Show the call" and whether panels offer it. Without the wish for it there is nothing to choose from. */
export function callActions(port: CallsPort): readonly Action[] {
  const { calls, preferences } = port;
  const reason = () => {
    if (!preferences.showCalls) return "callsHidden";
    return calls.shown.size === 0 ? "noCall" : undefined;
  };
  return [
    action({
      id: "developer.showCall",
      icon: Waypoints,
      group: "help",
      blocked: reason,
      args: { operation: choice({ options: () => options(port) }) },
      run: ({ overlays }, { operation }) => {
        calls.choose([...calls.shown].find(({ key }) => String(key) === operation));
        overlays.open("call");
        return { quiet: true };
      },
    }),
    action({
      id: "developer.callsOn",
      icon: Eye,
      group: "help",
      blocked: () => (preferences.showCalls ? "current" : undefined),
      run: (tools) => {
        tools.preferences.setShowCalls(true);
        return { undo: () => Promise.resolve(tools.preferences.setShowCalls(false)) };
      },
    }),
    action({
      id: "developer.callsOff",
      icon: EyeOff,
      group: "help",
      blocked: () => (preferences.showCalls ? undefined : "current"),
      run: (tools) => {
        tools.preferences.setShowCalls(false);
        return { undo: () => Promise.resolve(tools.preferences.setShowCalls(true)) };
      },
    }),
  ];
}
