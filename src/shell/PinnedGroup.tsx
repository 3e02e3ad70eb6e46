import { Pin as PinIcon } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, useLocation } from "react-router-dom";
import { actionsOn } from "../actions/domainActions";
import { movePinDown, movePinUp, removePin } from "../actions/pin";
import { anyParkIcon } from "../actions/parkIcon";
import { pinEntity } from "../actions/pinEntity";
import { perform } from "../command/perform";
import { ActionMenu } from "../frame/ActionMenu";
import { useTools } from "../frame/tools";
import type { Pin } from "../state/pins";
import { Name } from "../ui/Name";
import { classes } from "../ui/classes";
import styles from "./Sidebar.module.css";

const pinMenu = actionsOn("pin");

/** Keys on a pinned entry: in its place up and down, and away. */
const keyed = { ArrowUp: movePinUp, ArrowDown: movePinDown, Delete: removePin } as const;

function keyOf({ key, altKey }: KeyboardEvent) {
  if (key === "Delete") return keyed.Delete;
  return altKey && (key === "ArrowUp" || key === "ArrowDown") ? keyed[key] : undefined;
}

const PinnedLink = observer(function PinnedLink({ pin }: { pin: Pin }) {
  const { pathname, search } = useLocation();
  const isHere = pathname + search === pin.address;
  const Icon = pin.of?.startsWith("park:") === true ? anyParkIcon : PinIcon;
  return (
    <div className={styles.pinned}>
      <NavLink
        to={pin.address}
        aria-current={isHere ? "page" : undefined}
        className={classes(styles.link, styles.pin)}
        data-pin={pin.address}
      >
        <Icon aria-hidden="true" className={styles.icon} />
        <Name className={styles.label} title={pin.name}>
          {pin.name}
        </Name>
      </NavLink>
      <ActionMenu actions={pinMenu} subject={pinEntity(pin)} />
    </div>
  );
});

/**
 * What the account keeps at hand, in its own order: Alt with an arrow moves an entry, Delete takes it away, and the
 * focus goes to what stands there then.
 */
export const PinnedGroup = observer(function PinnedGroup() {
  const { t } = useTranslation();
  const tools = useTools();
  const box = useRef<HTMLDivElement>(null);
  const links = () => [...(box.current?.querySelectorAll<HTMLElement>("[data-pin]") ?? [])];
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const action = keyOf(event);
    const at = links().findIndex((link) => link === document.activeElement);
    const pin = tools.pins.all[at];
    if (action === undefined || pin === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void perform(action, tools, { subject: pinEntity(pin), source: "key" }).then(() => {
      const own = links().find((link) => link.dataset["pin"] === pin.address);
      (own ?? links()[Math.min(at, links().length - 1)])?.focus();
    });
  }
  return (
    <div
      ref={box}
      role="group"
      aria-label={t("shell.group.pinned")}
      className={styles.group}
      onKeyDown={onKeyDown}
    >
      <p aria-hidden="true" className={styles.caption}>
        {t("shell.group.pinned")}
      </p>
      {tools.pins.all.map((pin) => (
        <PinnedLink key={pin.address} pin={pin} />
      ))}
    </div>
  );
});
