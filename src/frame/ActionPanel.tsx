import { observer } from "mobx-react-lite";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { offer } from "../command/offer";
import { Panel } from "../ui/Panel";
import { ActionButton } from "./ActionButton";
import { useTools } from "./tools";

interface ActionPanelProps {
  readonly title: string;
  /** What it does, before it is pressed. */
  readonly why: string;
  readonly action: Action;
  readonly subject: Entity;
}

/** A panel about one dangerous action: there where its button is, for without that it would offer what nobody can press. */
export const ActionPanel = observer(function ActionPanel({ title, why, action, subject }: ActionPanelProps) {
  const offered = offer(action, useTools().context(), { subjects: [subject], beside: true });
  if (offered === "absent") return null;
  return (
    <Panel title={title} subtitle={why}>
      <div>
        <ActionButton action={action} subject={subject} variant="danger" />
      </div>
    </Panel>
  );
});
