import { EllipsisVertical, KeyRound } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { isAboutRights, offer } from "../command/offer";
import { addressOfRights } from "../rules/permission";
import { IconButton } from "../ui/IconButton";
import { Menu } from "../ui/Menu";
import type { MenuEntry } from "../ui/Menu";
import { labelOfAction } from "./actionWords";
import { useTools } from "./tools";
import { useAction } from "./useAction";

/** Below what is greyed for want of rights: the way to what one may do. */
const RIGHTS = "rights";

export interface ActionMenuProps {
  readonly actions: readonly Action[];
  /** The row's entity; actions that do not suit it are absent. */
  readonly subject: Entity;
}

/** The menu of a row: what can be done with its entity, each with its key, or greyed with the reason. */
export const ActionMenu = observer(function ActionMenu(props: ActionMenuProps) {
  const { actions, subject } = props;
  const { t } = useTranslation();
  const tools = useTools();
  const { start, dialog, control } = useAction("menu");
  const context = tools.context();
  const offers = actions.map((action) => ({
    action,
    offered: offer(action, context, { subjects: [subject], beside: true }),
  }));
  const entries = offers.flatMap(({ action, offered }): MenuEntry[] => {
    if (offered === "absent") return [];
    const isDisabled = offered !== "available";
    return [
      {
        id: action.id,
        label: labelOfAction(tools, action),
        icon: action.icon,
        keys: tools.keys.shown(action.id),
        hint: isDisabled ? t(offered.disabled.key, { ...offered.disabled.values }) : undefined,
        isDanger: action.danger === true,
        isDisabled,
      },
    ];
  });
  if (entries.length === 0) return null;
  if (offers.some(({ offered }) => typeof offered === "object" && isAboutRights(offered.disabled)))
    entries.push({ id: RIGHTS, label: t("rights.link"), icon: KeyRound });
  const label = t("arg.menu", { name: subject.name });
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton ref={control} label={label} icon={EllipsisVertical} size="small" />}
        entries={entries}
        placement="bottom end"
        onAction={(id) => {
          if (id === RIGHTS) tools.go(addressOfRights);
          const action = actions.find((each) => each.id === id);
          if (action) start(action, [subject]);
        }}
      />
      {dialog}
    </>
  );
});
