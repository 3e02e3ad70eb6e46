import { Bell } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice } from "../command/args";
import { notifyLevels, notifyNames } from "../rules/event";
import { mayNotify } from "./notices";

/** Which new events are told of, on this browser; the browser is asked for its leave once. */
export const notifyEvents: Action = action({
  id: "event.notify",
  icon: Bell,
  needs: "events",
  group: "event",
  args: {
    newEvents: choice({
      options: () => notifyNames.map((value) => ({ value, label: `news.level.${value}` })),
    }),
  },
  run: async ({ preferences }, { newEvents }) => {
    const before = preferences.notifyFrom;
    const from = notifyLevels[notifyNames.find((name) => name === newEvents) ?? "none"];
    preferences.setNotifyFrom(from);
    const undo = () => Promise.resolve(preferences.setNotifyFrom(before));
    if (from === null) return { done: { key: "news.off" }, undo };
    return { done: { key: (await mayNotify()) ? "news.on" : "news.inside" }, undo };
  },
});
