import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { nextPark, previousPark } from "../../actions/parkWay";
import type { Action } from "../../command/action";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { Ago } from "../../frame/Ago";
import { Loaded } from "../../frame/Loaded";
import { ParkState } from "../../frame/ParkState";
import { Screen } from "../../frame/Screen";
import { ShownZoneContext } from "../../frame/shownZone";
import { Unlisted } from "../../frame/Unlisted";
import { useNow } from "../../frame/useNow";
import { commissioningDay } from "../../rules/commissioning";
import { safeSegment } from "../../rules/segment";
import { formatPower } from "../../rules/quantities";
import { zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import { parkEntity } from "./parkEntity";
import { ParkKind } from "./ParkKind";
import { ParkNotFound } from "./ParkNotFound";
import type { ParkItem } from "./parkQueries";
import { Name } from "../../ui/Name";
import { Skeleton } from "../../ui/Skeleton";
import styles from "./park.module.css";
import { usePark } from "./usePark";
import { useParkFigures } from "./useParkFigures";

/** As long as what most parks say, so that it takes as many lines. */
const factWidths = ["6.5em", "4em", "6em", "5.5em", "7.5em"];

/** What the park is, in one line: portfolio, kind, size, zone. */
function ParkFacts({ park, isListed }: { park: ParkItem; isListed: boolean }) {
  const { t, i18n } = useTranslation();
  const { zone, assumed } = zoneOf(park.portfolio?.timezone);
  const since = commissioningDay(park.commissionedAt)?.slice(0, 4);
  return (
    <>
      {isListed && <Name>{park.portfolio?.name ?? t("park.noPortfolio")}</Name>}
      <ParkKind kind={park.kind} />
      <span>
        {park.peakPowerW === null
          ? t("park.reason.noPeakPower")
          : t("park.peak", { power: formatPower(park.peakPowerW, i18n.language) })}
      </span>
      {since !== undefined && <span>{t("park.since", { year: since })}</span>}
      <span>{assumed ? t("park.assumedZone", { zone }) : zone}</span>
    </>
  );
}

/** State, facts and last data; what is still awaited has its room, so that nothing below moves when it comes. */
function Facts({
  park,
  figures,
  isListed,
}: {
  park: ParkItem | undefined;
  figures: ReturnType<typeof useParkFigures>;
  /** Whether the portfolios are known: only then can the park be without one. */
  isListed: boolean;
}) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const { zone } = zoneOf(park?.portfolio?.timezone);
  const kpi = figures.data?.parkKpi;
  const room = (width: string) => <Skeleton key={width} width={width} height="1lh" />;
  const isAwaited = figures.data === undefined && figures.status !== "failed";
  return (
    <span className={styles.facts}>
      {kpi && <ParkState state={kpi.state} />}
      {isAwaited && room("4em")}
      {park ? <ParkFacts park={park} isListed={isListed} /> : factWidths.map(room)}
      {kpi && (
        <span>
          {t("park.lastData")}{" "}
          <Ago at={Date.parse(kpi.lastData ?? "")} now={now} zone={zone} never={t("park.noData")} />
        </span>
      )}
      {isAwaited && room("14em")}
    </span>
  );
}

/** It is open already; what is used most stands as a button, the rest in a menu. */
const parkActions = actionsOn("park");

function ParkActions({ subject, primary }: { subject: Entity; primary: Action | undefined }) {
  const [first, second, ...others] =
    primary === undefined ? parkActions : [primary, ...parkActions.filter((each) => each !== primary)];
  return (
    <>
      <ActionButton action={previousPark} iconOnly />
      <ActionButton action={nextPark} iconOnly />
      {first && <ActionButton action={first} subject={subject} variant="primary" />}
      {second && <ActionButton action={second} subject={subject} />}
      <ActionMenu actions={others} subject={subject} />
    </>
  );
}

function entityOf({ uid, name, portfolio }: ParkItem): Entity {
  return parkEntity({ uid, name, portfolio: portfolio?.name ?? "", portfolioUid: portfolio?.uid ?? "" });
}

/** What a tab of a park is given of it. */
export interface ShownPark {
  readonly park: ParkItem;
  readonly entity: Entity;
  readonly zone: Zone;
  readonly figures: ReturnType<typeof useParkFigures>;
}

type ParkPageProps = {
  /** What is done most on this tab, in place of what is done most with a park. */
  primary?: Action;
  /** The park's tab, drawn once the park is known. */
  children: (shown: ShownPark) => ReactNode;
};

function Park({ uid, primary, children }: ParkPageProps & { uid: string }) {
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
  const zone = park && zoneOf(park.portfolio?.timezone).zone;
  return (
    <ShownZoneContext value={zone}>
      <Screen
        title={park?.name ?? t("screen.park")}
        tabs={{ label: t("park.title") }}
        subtitle={
          query.status === "failed" ? undefined : (
            <Facts park={park} figures={figures} isListed={query.portfolios.status !== "failed"} />
          )
        }
        actions={
          park ? (
            <ParkActions subject={entityOf(park)} primary={primary} />
          ) : (
            <span inert className={styles.room}>
              <ParkActions subject={{ kind: "park", uid, name: "" }} primary={primary} />
            </span>
          )
        }
      >
        {zone && <Unlisted portfolios={query.portfolios} zone={zone} />}
        <Loaded query={query} rows={(data) => data.park} failed={t("park.failed")}>
          {(loaded) => zone && children({ park: loaded, entity: entityOf(loaded), zone, figures })}
        </Loaded>
      </Screen>
    </ShownZoneContext>
  );
}

/**
 * The frame of a park's tabs: name, state, facts, what can be done, and the tabs. A uid that no call can carry is not
 * asked for [F23].
 */
export function ParkPage(props: ParkPageProps) {
  const { park: uid = "" } = useParams();
  if (!safeSegment(uid).ok) return <ParkNotFound />;
  return <Park key={uid} uid={uid} {...props} />;
}
