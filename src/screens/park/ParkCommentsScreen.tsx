import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { createComment } from "../../actions/comment";
import { actionsOn } from "../../actions/domainActions";
import { ActionForm } from "../../frame/ActionForm";
import { ActionMenu } from "../../frame/ActionMenu";
import { Ago } from "../../frame/Ago";
import { Loaded } from "../../frame/Loaded";
import { useTools } from "../../frame/tools";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { useSearch } from "../../frame/useSearch";
import { addressOfRoute, routeById } from "../../routes";
import { NO_VALUE } from "../../rules/numbers";
import { allows } from "../../rules/permission";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { Name } from "../../ui/Name";
import { Panel } from "../../ui/Panel";
import { Select } from "../../ui/Select";
import { periodWords, QUARTERS, quarterWord } from "../../rules/quarter";
import { Stack } from "../../ui/Stack";
import { Badge } from "../../ui/Status";
import { CommentsQuery, commentEntity, commentParameters, readCommentFilter, reportsOf } from "./comments";
import type { CommentFilter, CommentItem } from "./comments";
import styles from "./comments.module.css";
import { ParkPage } from "./ParkPage";
import type { ShownPark } from "./ParkPage";

const ALL = "all";
const commentMenu = actionsOn("comment");

/** Narrows the list to a year and a quarter, in the address. */
function CommentFilters({ years, filter }: { years: readonly number[]; filter: CommentFilter }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearch();
  const set = (name: string) => (id: string) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (id === ALL) next.delete(name);
      else next.set(name, id);
      return next;
    });
  const offered = [...new Set([...years, ...(filter.year === undefined ? [] : [filter.year])])].sort(
    (one, other) => other - one,
  );
  return (
    <div role="group" aria-label={t("comments.filter")} className={styles.filters}>
      <Select
        label={t("comments.year")}
        options={[
          { id: ALL, label: t("comments.allYears") },
          ...offered.map((year) => ({ id: String(year), label: String(year) })),
        ]}
        value={String(filter.year ?? ALL)}
        onChange={set(commentParameters.year)}
      />
      <Select
        label={t("comments.quarter")}
        options={[
          { id: ALL, label: t("comments.allQuarters") },
          ...QUARTERS.map((quarter) => ({ id: String(quarter), label: quarterWord(quarter) })),
        ]}
        value={String(filter.quarter ?? ALL)}
        onChange={set(commentParameters.quarter)}
      />
    </div>
  );
}

/** Where the reports of the park are, for those who may see them. */
function useReportsAddress(park: string): string | undefined {
  const reports = routeById("parkReports");
  const { access } = useTools().context();
  return reports && allows(access, reports.need) ? addressOfRoute(reports, { park }) : undefined;
}

type About = { park: string; year: number | null | undefined; quarter: number | null | undefined };

/** To the reports that comments may have come from, those of a quarter where one is meant. */
const ReportsLink = observer(function ReportsLink({ park, year = null, quarter = null }: About) {
  const { t } = useTranslation();
  const reports = useReportsAddress(park);
  if (reports === undefined) return null;
  const search = reportsOf({ year, quarter });
  return (
    <Link to={reports + search} className={styles.reports}>
      {search === ""
        ? t("comments.toReports")
        : t("comments.toReport", { about: periodWords({ year, quarter }) })}
    </Link>
  );
});

/** What a comment is about; a quarter leads to the newest report of it. */
const AboutLink = observer(function AboutLink({ comment }: { comment: CommentItem }) {
  const { t } = useTranslation();
  const about = periodWords(comment);
  const reports = useReportsAddress(comment.park);
  const search = reportsOf(comment, true);
  if (about === "") return null;
  if (reports === undefined || search === "") return <Badge>{about}</Badge>;
  return (
    <Link to={reports + search} aria-label={t("comments.toReportOf", { about })} className={styles.reports}>
      {about}
    </Link>
  );
});

/** One comment: who wrote it and when, what about, and what can be done with it. */
const CommentCard = observer(function CommentCard(props: {
  comment: CommentItem;
  place: string;
  zone: Zone;
  /** Why it is shown though the filter leaves it out. */
  note?: string;
  isCurrent: boolean;
}) {
  const { comment, place, zone, note, isCurrent } = props;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) card.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const { t } = useTranslation();
  const now = useNow(60_000);
  const changed = comment.updatedAt !== null && comment.updatedAt !== comment.createdAt;
  return (
    <li ref={card} className={styles.comment} aria-current={isCurrent || undefined}>
      <header className={styles.head}>
        <strong>
          <Name>{comment.authorName ?? comment.author ?? t("comments.someone")}</Name>
        </strong>
        <Ago at={Date.parse(comment.createdAt ?? "")} now={now} zone={zone} />
        {changed && <span className={styles.muted}>{t("comments.changed")}</span>}
        <AboutLink comment={comment} />
        <span className={styles.menu}>
          <ActionMenu actions={commentMenu} subject={commentEntity(comment, place)} />
        </span>
      </header>
      {note !== undefined && (
        <p role="note" className={styles.note}>
          {note}
        </p>
      )}
      <p className={styles.text} dir="auto">
        {comment.text || NO_VALUE}
      </p>
    </li>
  );
});

/** The comment that was added last while the list is shown: it becomes the current one (§4). */
function useCurrent(about: object, comments: readonly CommentItem[] | undefined): string | undefined {
  const [known, setKnown] = useState<{ about: object; ids: ReadonlySet<string> }>();
  if (comments !== undefined && known?.about !== about)
    setKnown({ about, ids: new Set(comments.map(({ id }) => id)) });
  return known?.about === about ? comments?.findLast(({ id }) => !known.ids.has(id))?.id : undefined;
}

/** What was written here since the screen came, and the filter does not show. */
function useWrittenOutside(park: string, shown: readonly CommentItem[] | undefined, isFiltered: boolean) {
  const [writtenAt, setWrittenAt] = useState<number>();
  const everything = useMemo(() => ({ park, year: null, quarter: null }), [park]);
  const all = useGraph(CommentsQuery, everything, { pause: !isFiltered || writtenAt === undefined });
  const outside = useMemo(() => {
    if (writtenAt === undefined || shown === undefined || !isFiltered) return [];
    const listed = new Set(shown.map(({ id }) => id));
    const latest = all.data?.comments.at(-1);
    return latest && !listed.has(latest.id) ? [latest] : [];
  }, [all.data, shown, writtenAt, isFiltered]);
  return { outside, onWritten: () => setWrittenAt(Date.now()) };
}

function Comments({ park, entity, zone }: ShownPark) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  const filter = useMemo(() => readCommentFilter(search), [search]);
  const { year, quarter } = filter;
  const variables = useMemo(
    () => ({ park: park.uid, year: year ?? null, quarter: quarter ?? null }),
    [park.uid, year, quarter],
  );
  const query = useGraph(CommentsQuery, variables);
  const isFiltered = year !== undefined || quarter !== undefined;
  const { outside, onWritten } = useWrittenOutside(park.uid, query.data?.comments, isFiltered);
  const rows = useMemo(() => query.data && [...query.data.comments, ...outside], [query.data, outside]);
  const current = useCurrent(variables, rows);
  const place = park.name;
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const years = (query.data?.comments ?? []).flatMap((comment) => comment.year ?? []);
  const clear = () =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      for (const name of Object.values(commentParameters)) next.delete(name);
      return next;
    });
  return (
    <div className={styles.columns}>
      <Stack close>
        <div className={styles.bar}>
          <CommentFilters years={[...years, thisYear]} filter={filter} />
          <ReportsLink park={park.uid} year={year} quarter={quarter} />
        </div>
        <Loaded
          query={query}
          rows={() => rows}
          failed={t("comments.failed")}
          zone={zone}
          empty={t(isFiltered ? "comments.noMatch" : "comments.empty")}
          emptyAction={isFiltered && <Button onClick={clear}>{t("comments.clear")}</Button>}
        >
          {(comments) => (
            <ul aria-label={t("comments.label")} className={styles.list}>
              {comments.map((comment) => (
                <CommentCard
                  key={comment.id}
                  {...{ comment, place, zone }}
                  isCurrent={comment.id === current}
                  {...(outside.includes(comment) ? { note: t("comments.outside") } : {})}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </Stack>
      <Panel title={t("comments.write")}>
        <ActionForm
          key={`${year}/${quarter}`}
          action={createComment}
          subjects={[entity]}
          values={{ year, quarter: quarter === undefined ? undefined : String(quarter) }}
          onDone={onWritten}
        />
      </Panel>
    </div>
  );
}

/** What people wrote about a park, by year and quarter (§7 Comments). */
export function ParkCommentsScreen() {
  return <ParkPage>{(shown) => <Comments {...shown} />}</ParkPage>;
}
