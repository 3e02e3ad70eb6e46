import { ArrowLeft, Check, CircleX, RotateCcw } from "lucide-react";
import type { Action } from "../command/action";
import { labelOf } from "../command/offer";
import type { Tools } from "../command/tools";
import type { Row, Section } from "./rows";

const retryRow = (tools: Tools): Row => ({
  key: "retry",
  icon: RotateCcw,
  name: tools.t("palette.retry"),
  ranges: [],
  target: { type: "retry" },
});

const changeRow = (tools: Tools): Row => ({
  key: "back",
  icon: ArrowLeft,
  name: tools.t("palette.change"),
  ranges: [],
  target: { type: "back" },
});

/** What has to be known first could not be read, or nothing can be done with what was chosen: then another is. */
export function unreadSections(tools: Tools, isRefusal: boolean): Section[] {
  return [{ id: "failed", rows: [isRefusal ? changeRow(tools) : retryRow(tools)] }];
}

/** The last look before it is done; what is dangerous begins at Cancel. */
export function reviewSections(tools: Tools, action: Action): Section[] {
  const label = labelOf(action);
  const cancel: Row = {
    key: "cancel",
    icon: CircleX,
    name: tools.t("palette.cancel"),
    ranges: [],
    target: { type: "cancel" },
  };
  const confirm: Row = {
    key: "confirm",
    icon: Check,
    name: tools.t(label.key, label.values),
    ranges: [],
    isDanger: action.danger === true,
    target: { type: "confirm" },
  };
  return [{ id: "review", rows: action.danger === true ? [cancel, confirm] : [confirm, cancel] }];
}

/** After a failure: nothing typed is lost. What was refused for one answer is changed first. */
export function failedSections(tools: Tools, hasSteps: boolean, isRefused: boolean): Section[] {
  const retry = retryRow(tools);
  const change = changeRow(tools);
  const cancel: Row = {
    key: "cancel",
    icon: CircleX,
    name: tools.t("palette.cancel"),
    ranges: [],
    target: { type: "cancel" },
  };
  const further = isRefused ? [change, retry] : [retry, change];
  return [{ id: "failed", rows: [...(hasSteps ? further : [retry]), cancel] }];
}
