import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { Ago } from "../../frame/Ago";
import { Loaded } from "../../frame/Loaded";
import { PanelBoundary } from "../../frame/PanelBoundary";
import { ParkState } from "../../frame/ParkState";
import { Screen } from "../../frame/Screen";
import { Unlisted } from "../../frame/Unlisted";
import { useNow } from "../../frame/useNow";
import { safeSegment } from "../../rules/segment";
import { formatPower } from "../../rules/quantities";
import { zoneOf } from "../../rules/zone";
import { FigureTiles } from "./FigureTiles";
import { parkEntity } from "./parkEntity";
import { ParkKind } from "./ParkKind";
import { ParkNotFound } from "./ParkNotFound";
import { ParkPower } from "./ParkPower";
import type { ParkItem } from "./parkQueries";
import styles from "./park.module.css";
import { usePark } from "./usePark";
import { useParkFigures } from "./useParkFigures";

/** What the park is, in one line: state, portfolio, kind, size, zone. */
function Facts({
  park,
  figures,
  isListed,
}: {
  park: ParkItem;
  figures: ReturnType<typeof useParkFigures>;
  /** Whether the portfolios are known: only then can the park be without one. */
  isListed: boolean;
}) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const { zone, assumed } = zoneOf(park.portfolio?.timezone);
  const kpi = figures.data?.parkKpi;
  return (
    <span className={styles.facts}>
      {kpi && <ParkState state={kpi.state} />}
      {isListed && <span>{park.portfolio?.name ?? t("park.noPortfolio")}</span>}
      <ParkKind kind={park.kind} />
      <span>
        {park.peakPowerW === null
          ? t("park.reason.noPeakPower")
          : t("park.peak", { power: formatPower(park.peakPowerW, i18n.language) })}
      </span>
      <span>{assumed ? t("park.assumedZone", { zone }) : zone}</span>
      {kpi && (
        <span>
          {t("park.lastData")}{" "}
          <Ago at={Date.parse(kpi.lastData ?? "")} now={now} zone={zone} never={t("park.noData")} />
        </span>
      )}
    </span>
  );
}

/** It is open already; what is used most stands as a button, the rest in a menu. */
const [first, second, ...others] = actionsOn("park");

function ParkActions({ park }: { park: ParkItem }) {
  const { uid, name, portfolio } = park;
  const subject = parkEntity({
    uid,
    name,
    portfolio: portfolio?.name ?? "",
    portfolioUid: portfolio?.uid ?? "",
  });
  return (
    <>
      {first && <ActionButton action={first} subject={subject} variant="primary" />}
      {second && <ActionButton action={second} subject={subject} />}
      <ActionMenu actions={others} subject={subject} />
    </>
  );
}

/** One park: what it is, how it does, and what it did today. */
function Park({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const query = usePark(uid);
  const park = query.data?.park ?? undefined;
  const status = query.failure?.status ?? 0;
  // Deleted while it is shown, here or elsewhere: what is known of it is of no use any more.
  const isGone =
    status === 404 ||
    (query.status === "failed" && [400, 403, 422].includes(status)) ||
    query.data?.park === null;
  const figures = useParkFigures(uid, { pause: park === undefined });
  if (isGone) return <ParkNotFound />;
  return (
    <Screen
      title={park?.name ?? t("park.title")}
      subtitle={
        park && <Facts park={park} figures={figures} isListed={query.portfolios.status !== "failed"} />
      }
      actions={park && <ParkActions park={park} />}
    >
      {park && <Unlisted portfolios={query.portfolios} zone={zoneOf(park.portfolio?.timezone).zone} />}
      <Loaded query={query} rows={(data) => data.park} failed={t("park.failed")}>
        {(loaded) => {
          const { zone } = zoneOf(loaded.portfolio?.timezone);
          return (
            <div className={styles.stack}>
              <PanelBoundary title={t("park.figures")}>
                <FigureTiles uid={uid} peakPowerW={loaded.peakPowerW} zone={zone} query={figures} />
              </PanelBoundary>
              <PanelBoundary title={t("park.today")}>
                <ParkPower park={loaded} zone={zone} />
              </PanelBoundary>
            </div>
          );
        }}
      </Loaded>
    </Screen>
  );
}

/** The screen of the park whose uid the address names; a uid that no call can carry is not asked for [F23]. */
export function ParkScreen() {
  const { park: uid = "" } = useParams();
  return safeSegment(uid).ok ? <Park key={uid} uid={uid} /> : <ParkNotFound />;
}
