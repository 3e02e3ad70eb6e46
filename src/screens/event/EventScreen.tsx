import { CalendarX2 } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router-dom";
import { nextEvent, previousEvent } from "../../actions/eventWay";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { Loaded } from "../../frame/Loaded";
import { RightsLink } from "../../frame/RightsLink";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { zoneNotes } from "../../frame/scopeNotes";
import { useTools } from "../../frame/tools";
import { Unlisted } from "../../frame/Unlisted";
import type { GraphState } from "../../frame/useGraph";
import { eventEntity, titleOf } from "../../parts/event/eventEntity";
import type { ParkEventItem } from "../../actions/eventDocuments";
import { listOf } from "../../rules/eventList";
import { isOpenEvent } from "../../rules/event";
import { formatNumber } from "../../rules/numbers";
import { Button, buttonClasses } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Name } from "../../ui/Name";
import { Stack } from "../../ui/Stack";
import { useNow } from "../../frame/useNow";
import { useSearch } from "../../frame/useSearch";
import { EventButtons, eventMenu } from "./EventButtons";
import { EventFacts } from "./EventFacts";
import { EventPower } from "./EventPower";
import { useEvent } from "./useEvent";
import { useEventPlace } from "./useEventPlace";

/** One that was deleted, or that one may not see. */
function EventNotFound() {
  const { t } = useTranslation();
  return (
    <Screen title={t("event.notFound.title")}>
      <EmptyState
        icon={CalendarX2}
        action={
          <Link to="/events" className={buttonClasses({ variant: "primary" })}>
            {t("event.notFound.back")}
          </Link>
        }
      >
        {t("event.notFound.text")} <RightsLink />
      </EmptyState>
    </Screen>
  );
}

/** An event's facts, what was written about it, and the power of its park around it. */
function Shown({ event }: { event: ParkEventItem }) {
  const { t } = useTranslation();
  // Closed a moment ago, it does not go on.
  const now = useNow(5_000);
  const { place, park, portfolios } = useEventPlace(event.park);
  const entity = useMemo(() => eventEntity(event, place.name, t), [event, place.name, t]);
  const { selection } = useTools();
  // Keys and palette act on the event whose page this is.
  useEffect(() => {
    selection.focus("Event", entity);
    return () => selection.leave("Event");
  }, [selection, entity]);
  const isListed = listOf(useLocation().search) !== undefined;
  return (
    <Screen
      title={titleOf(event, t)}
      subtitle={
        park && (
          <Link to={`/sites/parks/${encodeURIComponent(park.uid)}`}>
            <Name>{park.name}</Name>
          </Link>
        )
      }
      actions={
        <>
          <ActionButton
            action={previousEvent}
            iconOnly
            {...(isListed && { children: t("event.previous") })}
          />
          <ActionButton action={nextEvent} iconOnly {...(isListed && { children: t("event.next") })} />
          <EventButtons entity={entity} isOpen={isOpenEvent(event, now)} />
          <ActionMenu actions={eventMenu} subject={entity} />
        </>
      }
    >
      <ScopeNotes notes={zoneNotes([place])} />
      <Unlisted portfolios={portfolios} zone={place.zone} />
      <Stack close>
        <EventFacts event={event} place={place} now={now} />
        {park && <EventPower event={event} park={park} zone={place.zone} />}
      </Stack>
    </Screen>
  );
}

function Found({ id, park }: { id: string; park: string | null }) {
  const { t, i18n } = useTranslation();
  const { event, pages, isMissing } = useEvent(id, park);
  const number = (value: number) => formatNumber(value, i18n.language);
  const { portfolios, isReady } = useEventPlace(event?.park ?? null);
  if (event && isReady) return <Shown event={event} />;
  if (isMissing) return <EventNotFound />;
  const awaited: GraphState<unknown> = event ? portfolios : pages.query;
  return (
    <Screen title={t("screen.event")}>
      <Loaded query={awaited} rows={(data) => data} failed={t("event.failed")}>
        {() => (
          <EmptyState action={<Button onClick={pages.more}>{t("event.searchOn")}</Button>}>
            {t("event.searched", { loaded: number(pages.items.length), all: number(pages.total) })}
          </EmptyState>
        )}
      </Loaded>
    </Screen>
  );
}

/** One event at its own address; `park` says where it is looked for, should no list have brought it. */
export function EventScreen() {
  const { event: id = "" } = useParams();
  const [search] = useSearch();
  return <Found key={id} id={id} park={search.get("park")} />;
}
