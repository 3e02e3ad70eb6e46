import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ActionMenu } from "../../frame/ActionMenu";
import { RightsLink } from "../../frame/RightsLink";
import { DetailPane } from "../../frame/list/DetailPane";
import { WholePage } from "../../frame/list/WholePage";
import { Loaded } from "../../frame/Loaded";
import type { GraphState } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { eventEntity, titleOf } from "../../parts/event/eventEntity";
import { isOpenEvent } from "../../rules/event";
import { withList } from "../../rules/eventList";
import { formatNumber } from "../../rules/numbers";
import { addressOfEntity } from "../../routes";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Stack } from "../../ui/Stack";
import { EventButtons, eventMenu } from "./EventButtons";
import { EventFacts } from "./EventFacts";
import styles from "./event.module.css";
import { EventPower } from "./EventPower";
import { StepButtons } from "./StepButtons";
import type { Step } from "./StepButtons";
import { useEvent } from "./useEvent";
import { useEventPlace } from "./useEventPlace";

interface EventPaneProps {
  readonly id: string;
  /** It came by the list's cursor, which keeps the focus. */
  readonly isFollowing: boolean;
  /** Which of its buttons for the next event has led here. */
  readonly stepped: Step | undefined;
  /** To the event before or after it in the list. */
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
}

/** One event beside the list: its facts, the power of its park around it, and the way to its own page. */
export function EventPane({ id, isFollowing, stepped, onStep, onClose }: EventPaneProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const { search } = useLocation();
  const { event, pages, isMissing } = useEvent(id, null);
  const now = useNow(5_000);
  const { place, park, portfolios, isReady } = useEventPlace(event?.park ?? null);
  const entity = event && eventEntity(event, place.name, t);
  const awaited: GraphState<unknown> = event ? portfolios : pages.query;
  return (
    <DetailPane
      title={event ? titleOf(event, t) : t(isMissing ? "event.notFound.title" : "screen.event")}
      subtitle={place.name}
      actions={
        <>
          <StepButtons stepped={isFollowing ? stepped : undefined} onStep={onStep} />
          {entity && <ActionMenu actions={eventMenu} subject={entity} />}
        </>
      }
      closeLabel={t("event.closePane")}
      isFollowing={isFollowing}
      onClose={onClose}
    >
      {event && entity && isReady ? (
        <Stack close>
          <div className={styles.buttons}>
            <EventButtons entity={entity} isOpen={isOpenEvent(event, now)} />
          </div>
          <EventFacts event={event} place={place} now={now} />
          {park && <EventPower event={event} park={park} zone={place.zone} />}
          <WholePage to={withList(addressOfEntity(entity) ?? "/events", search)}>{t("event.page")}</WholePage>
        </Stack>
      ) : isMissing ? (
        <EmptyState>
          {t("event.notFound.text")} <RightsLink />
        </EmptyState>
      ) : (
        <Loaded query={awaited} rows={(data) => data} failed={t("event.failed")}>
          {() => (
            <EmptyState action={<Button onClick={pages.more}>{t("event.searchOn")}</Button>}>
              {t("event.searched", { loaded: number(pages.items.length), all: number(pages.total) })}
            </EmptyState>
          )}
        </Loaded>
      )}
    </DetailPane>
  );
}
