import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PerParks } from "../../frame/PerParks";
import { SearchSelect } from "../../frame/SearchSelect";
import { useHandOn } from "../../frame/useHandOn";
import { MOST_COMPARED } from "../../rules/compare";
import { Button } from "../../ui/Button";
import { Name } from "../../ui/Name";
import styles from "./park.module.css";
import type { ParksOver } from "./useParksOver";

const lastOf = (list: HTMLElement) => [...list.querySelectorAll("button")].at(-1);

/** Which parks are laid over this one's power: each can be taken away, others be added as long as there are colours. */
function Laid({ over: { parks, choices, left, choose } }: { over: ParksOver }) {
  const { t } = useTranslation();
  const box = useHandOn<HTMLUListElement>(choices.length > 0, lastOf);
  const [, ...others] = parks;
  const uids = others.map(({ uid }) => uid);
  const takeAway = (uid: string): void => {
    choose(uids.filter((each) => each !== uid));
    // Its button goes with it: the next one stands there.
    const place = uids.indexOf(uid);
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const buttons = [...(box.ref.current?.querySelectorAll("button") ?? [])];
      const next = buttons[Math.min(place, buttons.length - 1)];
      (next ?? document.querySelector<HTMLElement>("h1"))?.focus();
    });
  };
  return (
    <ul {...box} aria-label={t("compare.over.label")} className={styles.over}>
      {others.map(({ uid, name }) => (
        <li key={uid}>
          <Button
            size="small"
            variant="quiet"
            icon={X}
            aria-label={t("compare.over.remove", { name })}
            onClick={() => takeAway(uid)}
          >
            <Name>{name}</Name>
          </Button>
        </li>
      ))}
      {choices.length > 0 && (
        <li>
          <SearchSelect
            hideLabel
            label={t("compare.over.add")}
            placeholder={t("compare.over.add")}
            options={choices.map(({ uid, name, portfolio }) => ({
              id: uid,
              label: name,
              isName: true,
              hint: portfolio,
            }))}
            value={null}
            onChange={(uid) => choose([...uids, uid])}
          />
        </li>
      )}
      {left > 0 && <li>{t("compare.over.left", { count: left, most: MOST_COMPARED })}</li>}
    </ul>
  );
}

/** Whether other parks are laid over a park's power, how, and which. */
export function OverBar({ over }: { over: ParksOver }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t("compare.over.title")} className={styles.overBar}>
      <PerParks alone={t("compare.over.alone")} />
      {over.isOver && <Laid over={over} />}
    </div>
  );
}
