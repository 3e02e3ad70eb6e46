import type { DemoPort, MeasuredFailure } from "../src/command/demo";
import type { Keeper } from "./keeper";

const failure: MeasuredFailure = { ok: false, line: 0, column: "", reason: "unavailable" };

/** Import of measured plants. */
export function measuredPort(keeper: Keeper): Pick<DemoPort, "previewMeasured" | "importMeasured"> {
  return {
    previewMeasured: () => failure,
    importMeasured: async () => {
      await keeper.save();
      return failure;
    },
  };
}
