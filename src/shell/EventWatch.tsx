import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import type { TFunction } from "i18next";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Tools } from "../command/tools";
import { PortfoliosQuery } from "../frame/portfoliosQuery";
import { useCurrentRoute } from "../frame/currentRoute";
import { asOfWords } from "../rules/asOfWords";
import { ownZone } from "../rules/ownZone";
import { usePortal } from "../frame/portal";
import type { Portal } from "../frame/portal";
import { useTools } from "../frame/tools";
import { eventEntity, titleOf } from "../parts/event/eventEntity";
import { eventLooksOf } from "../state/eventLooks";
import { takeNew } from "../state/newEvents";
import { useNewsMark } from "./useNewsMark";

/** How often it is looked for new events, milliseconds. */
const EVERY = 60_000;
/** As many as a server gives at once. */
const LIMIT = 100;
/** More new events than this are told of in one notice. */
const MOST_NOTICES = 3;
/** One tab of this browser looks; when it is closed the next one does. */
const LOCK = "parkwarte.events";

const NewEventsQuery = graphql(`
  query NewEvents($limit: Int!, $from: Int!) {
    parkEvents(limit: $limit, importanceThreshold: $from) {
      items {
        id
        park
        eventType
        title
        hidden
        end
        solution
      }
    }
  }
`);

type Found = ResultOf<typeof NewEventsQuery>["parkEvents"]["items"][number];

/** Does something now and then, and when it is wished, in this tab alone until called off; a hidden page does so too. */
function alone(look: () => Promise<void>, onWish: Portal["onRefresh"]): () => void {
  const over = new AbortController();
  const { signal } = over;
  const turn = () =>
    new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const go = () => {
        clearTimeout(timer);
        timer = setTimeout(go, EVERY);
        void look();
      };
      const unwish = onWish(go);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        unwish();
        resolve();
      });
      go();
    });
  // Called off while it waits for its turn, the lock's promise is refused: there is nothing more to do.
  if ("locks" in navigator) navigator.locks.request(LOCK, { signal }, turn).catch(() => undefined);
  else void turn();
  return () => over.abort();
}

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly tag: string;
  readonly address: string;
}

/** Outside of the page where the browser may, else as a toast. */
function tell({ title, text, tag, address }: Notice, { go, alerts }: Tools): void {
  try {
    if (Notification.permission === "granted") {
      const notice = new Notification(title, { body: text, tag });
      notice.onclick = () => {
        window.focus();
        go(address);
        notice.close();
      };
      return;
    }
  } catch {
    // There is none, or only a service worker may show one.
  }
  const words = [title, text].filter(Boolean).join(" · ");
  alerts.show({ type: "info", text: words, action: { label: "news.open", run: () => go(address) } });
}

/** Each of a few, or their number. */
async function tellAll(found: readonly Found[], tools: Tools, t: TFunction): Promise<void> {
  if (found.length === 0) return;
  const { addressOf, query } = tools;
  if (found.length > MOST_NOTICES) {
    const title = t("news.many", { count: found.length });
    tell({ title, text: "", tag: "events", address: "/events" }, tools);
    return;
  }
  const { portfolios } = await query(PortfoliosQuery, {}, { cached: true });
  const names = new Map(portfolios.flatMap(({ parks }) => parks).map(({ uid, name }) => [uid, name]));
  for (const event of found) {
    const text = names.get(event.park ?? "") ?? "";
    const address = addressOf(eventEntity(event, text, t)) ?? "/events";
    tell({ title: t("news.one", { title: titleOf(event, t) }), text, tag: event.id, address }, tools);
  }
}

/** One look at what the server lists. */
async function look(
  tools: Tools,
  t: TFunction,
  { from, now }: { from: number; now: () => number },
): Promise<void> {
  const { parkEvents } = await tools.query(NewEventsQuery, { limit: LIMIT, from });
  const { items } = parkEvents;
  const ids = items.map(({ id }) => id);
  const fresh = takeNew(tools.news, { ids, isWhole: ids.length < LIMIT, from, now: now() });
  await tellAll(
    items.filter(({ id }) => fresh.includes(id)),
    tools,
    t,
  );
}

interface Words {
  readonly t: TFunction;
  readonly language: string;
}

interface Watching extends Pick<Portal, "now" | "onRefresh" | "connection"> {
  /** Importance from which on is told. */
  readonly from: number;
}

/** Looks now and then; where that fails several times in a row it is said once, with a way on. Returns how to stop. */
function watch(
  tools: Tools,
  { t, language }: Words,
  { from, now, onRefresh, connection }: Watching,
): () => void {
  const looks = eventLooksOf(tools.news);
  const retry = { label: "ui.retry", run: () => looks.retry() };
  const lookOnce = async (): Promise<void> => {
    try {
      await look(tools, t, { from, now });
      looks.came();
    } catch {
      // Without a network the banner says it, and nothing is known of the server.
      if (!connection.online) return;
      const isTold = looks.failed(now());
      if (!isTold || looks.failingSince === null) return;
      const time = asOfWords(looks.failingSince, now(), language, ownZone);
      tools.alerts.show({ type: "error", key: "news.stopped", values: { time }, action: retry });
    }
  };
  let end = () => undefined as void;
  const stop = alone(lookOnce, (go) => {
    end = looks.begin(go);
    return onRefresh(go);
  });
  return () => {
    stop();
    end();
  };
}

/** Tells of new events while the portal is open, where that was chosen, and marks the page until they are looked at. */
export const EventWatch = observer(function EventWatch() {
  const tools = useTools();
  const { now, onRefresh, connection } = usePortal();
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { preferences, news } = tools;
  const from = preferences.notifyFrom;
  useEffect(
    () => (from === null ? undefined : watch(tools, { t, language }, { from, now, onRefresh, connection })),
    [tools, t, language, from, now, onRefresh, connection],
  );
  // Another level, or none, or another account, begins anew; another language does not.
  useEffect(() => () => eventLooksOf(news).came(), [news, from]);
  useEffect(() => {
    const heard = ({ key }: StorageEvent) => {
      if (key === null || key === "news") news.load();
      if (key === null || key === "notifyFrom") preferences.followNotifyFrom();
    };
    window.addEventListener("storage", heard);
    return () => window.removeEventListener("storage", heard);
  }, [news, preferences]);
  const route = useCurrentRoute()?.id;
  const count = from === null ? 0 : news.unseen.length;
  const isLooked = route === "events" && count > 0;
  useEffect(() => {
    if (!isLooked) return undefined;
    const looked = () => {
      if (!document.hidden) news.seen();
    };
    looked();
    document.addEventListener("visibilitychange", looked);
    return () => document.removeEventListener("visibilitychange", looked);
  }, [isLooked, news]);
  useNewsMark(count);
  return null;
});
