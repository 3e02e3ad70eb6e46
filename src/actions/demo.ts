import {
  ClockArrowUp,
  FlaskConical,
  KeyRound,
  RotateCcw,
  TestTubeDiagonal,
  TriangleAlert,
  Upload,
} from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, number, text } from "../command/args";
import type { Option } from "../command/args";
import type { DemoPort } from "../command/demo";

/** Ways a call may fail, as the scenario "failing" names them. */
const failures = ["status", "malformed", "html", "truncated", "empty", "wrongTypes", "never", "networkError"];

function literal(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value, literal: true }));
}

function scenarioActions(demo: DemoPort): Action[] {
  return [
    action({
      id: "demo.scenarioOn",
      icon: FlaskConical,
      group: "demo",
      args: {
        scenario: choice({
          options: () => literal(demo.scenarios.filter((name) => !demo.active().includes(name))),
        }),
      },
      run: ({ refresh }, { scenario }) => {
        demo.scenario(scenario);
        refresh();
        return {
          done: { key: "action.demo.scenarioOn.done", values: { name: scenario } },
          undo: () => Promise.resolve(demo.scenario(scenario, { off: true })),
        };
      },
    }),
    action({
      id: "demo.scenarioOff",
      icon: TestTubeDiagonal,
      group: "demo",
      blocked: () => (demo.active().length === 0 ? "noScenario" : undefined),
      args: { scenario: choice({ options: () => literal(demo.active()) }) },
      run: ({ refresh }, { scenario }) => {
        demo.scenario(scenario, { off: true });
        refresh();
        return {
          done: { key: "action.demo.scenarioOff.done", values: { name: scenario } },
          undo: () => Promise.resolve(demo.scenario(scenario)),
        };
      },
    }),
    action({
      id: "demo.failCall",
      icon: TriangleAlert,
      group: "demo",
      args: { call: text({ help: "arg.help.call" }), failure: choice({ options: () => literal(failures) }) },
      run: (tools, { call, failure }) => {
        demo.scenario("failing", { path: call, kind: failure });
        tools.refresh();
        return {
          done: { key: "action.demo.failCall.done", values: { call } },
          undo: () => Promise.resolve(demo.scenario("failing", { path: call, off: true })),
        };
      },
    }),
  ];
}

function worldActions(demo: DemoPort): Action[] {
  return [
    action({ id: "demo.reset", icon: RotateCcw, group: "demo", danger: true, run: () => demo.reset() }),
    action({
      id: "demo.fleet",
      icon: ClockArrowUp,
      group: "demo",
      args: {
        parks: number({ whole: true, minimum: 0, maximum: 20_000, preset: () => 5000 }),
        devices: number({ whole: true, minimum: 0, maximum: 200_000, preset: () => 95_000 }),
      },
      run: async ({ engine, refresh }, size) => {
        await demo.fleet(size);
        engine.renew();
        refresh();
        return { done: { key: "action.demo.fleet.done", values: size } };
      },
    }),
  ];
}

const overlayActions: readonly Action[] = [
  action({
    id: "demo.authenticator",
    icon: KeyRound,
    group: "demo",
    run: ({ overlays }) => {
      overlays.open("authenticator");
    },
  }),
  action({
    id: "demo.measured",
    icon: Upload,
    group: "demo",
    run: ({ overlays }) => {
      overlays.open("measured");
    },
  }),
];

/** What only the demo backend can do; in production there is none, and these are absent. */
export function demoActions(demo: DemoPort): readonly Action[] {
  return [...scenarioActions(demo), ...worldActions(demo), ...overlayActions];
}
