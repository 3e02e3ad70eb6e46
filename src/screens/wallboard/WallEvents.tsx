import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useGraph } from "../../frame/useGraph";
import { useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { titleOf } from "../../parts/event/eventEntity";
import { OpenEventsQuery } from "../../actions/eventDocuments";
import type { ParkEventItem } from "../../actions/eventDocuments";
import { Importance } from "../../parts/event/Importance";
import { agoWords } from "../../rules/ago";
import { importanceLevel, isOpenEvent } from "../../rules/event";
import { worstFirst } from "../../rules/eventCause";
import { formatNumber, NO_VALUE } from "../../rules/numbers";
import { WALL_REFRESH_MS } from "../../rules/wallboard";
import { WallFrame } from "./WallFrame";
import type { WallPartProps } from "./wallPart";
import { Name } from "../../ui/Name";
import styles from "./wallboard.module.css";

/** As many rows as a wall has room for. */
const MOST = 6;

type Translate = ReturnType<typeof useTranslation>["t"];

/** "2 open events: 1 important, 1 minor"; how many at least, where not all could be looked through. */
function countWords(open: readonly ParkEventItem[], isWhole: boolean, language: string, t: Translate) {
  const say = (key: string, count: number) => t(key, { count, number: formatNumber(count, language) });
  const all = say(isWhole ? "events.openCount" : "events.openSome", open.length);
  if (open.length === 0) return all;
  const important = open.filter(({ importance }) => importanceLevel(importance).name === "high").length;
  return `${all}: ${say("wall.important", important)}, ${say("wall.minor", open.length - important)}`;
}

/** What is not over, of any importance. */
export function WallEvents({ portfolio, now, zone }: WallPartProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const query = useGraph(
    OpenEventsQuery,
    useMemo(() => ({ portfolio: portfolio.uid }), [portfolio.uid]),
  );
  useGraphRefresh(query, useNow(WALL_REFRESH_MS));
  const { items = [], isWhole = true } = query.data?.openEvents ?? {};
  const open = items.filter((event) => isOpenEvent(event, now)).sort(worstFirst);
  const left = open.length - MOST;
  const parks = useMemo(
    () => new Map(portfolio.parks.map(({ uid, name }) => [uid, name])),
    [portfolio.parks],
  );
  return (
    <WallFrame query={query} now={now} zone={zone}>
      <p className={styles.words}>{countWords(open, isWhole, language, t)}</p>
      <ul aria-label={t("wall.screen.events")} className={styles.list}>
        {open.slice(0, MOST).map((event) => {
          const start = Date.parse(event.start ?? "");
          return (
            <li key={event.id} className={styles.row}>
              <span className={styles.grow}>
                <Name>{parks.get(event.park ?? "") ?? t("events.noPark")}</Name>
                {" · "}
                <Name>{titleOf(event, t)}</Name>
              </span>
              <Importance value={event.importance} />
              <span className={styles.value}>
                {Number.isNaN(start) ? NO_VALUE : agoWords(start, now, language)}
              </span>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <p className={styles.words}>
          {t("list.moreNames", { count: left, number: formatNumber(left, language) })}
        </p>
      )}
    </WallFrame>
  );
}
