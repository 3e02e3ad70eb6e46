import { ChevronDown, ChevronUp, ListX, RotateCcw, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { durationWords } from "../frame/durationWords";
import { focusWhenFree } from "../frame/focusWhenFree";
import { RightsLink } from "../frame/RightsLink";
import { useTools } from "../frame/tools";
import { useNow } from "../frame/useNow";
import type { Job } from "../state/jobs";
import { Button } from "../ui/Button";
import { Fold } from "../ui/Fold";
import { IconButton } from "../ui/IconButton";
import { Name } from "../ui/Name";
import { ProgressBar } from "../ui/ProgressBar";
import { Status } from "../ui/Status";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import styles from "./Jobs.module.css";

type Translate = ReturnType<typeof useTranslation>["t"];

function nameOf({ input: { label, name } }: Job, t: Translate): string {
  const action = t(label.key, { ...label.values });
  return name === undefined ? action : t("jobs.doing", { action, name });
}

/** How it stands, in words: what was done, what failed, what was left. */
function standOf({ done, failures, left, isOver, isStopping, input: { total } }: Job, t: Translate): string {
  const values = { done, total, failed: failures.length };
  if (!isOver) return isStopping ? t("jobs.stopping") : t("jobs.of", values);
  if (failures.length > 0) return total === 1 ? t("jobs.failed") : t("jobs.failedOf", values);
  if (left > 0) return total === 1 ? t("jobs.stopped") : t("jobs.stoppedOf", values);
  return total === 1 ? t("jobs.done") : t("jobs.doneOf", values);
}

function kindOf({ failures, left }: Job) {
  return failures.length > 0 ? "fault" : left > 0 ? "warning" : "ok";
}

/** What came of it: where to see it, and what failed with the reason. */
const Outcome = observer(function Outcome({ job }: { job: Job }) {
  const { t } = useTranslation();
  const { links, failures, left, isOver, again } = job;
  return (
    <>
      {links.length === 1 && links.map(({ name, path }) => <Result key={path} {...{ name, path }} />)}
      {links.length > 1 && (
        <Fold title={t("jobs.results", { count: links.length })}>
          <ul className={styles.list}>
            {links.map(({ name, path }) => (
              <li key={path}>
                <Result {...{ name, path }} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {failures.length > 0 && (
        <ul className={styles.list} aria-label={t("jobs.failures", { count: failures.length })}>
          {failures.map(({ name, message }, place) => (
            <li key={place}>
              <Name>{name}</Name>: {message}
            </li>
          ))}
        </ul>
      )}
      {failures.length > 0 && failures.every(({ isForbidden }) => isForbidden) && <RightsLink />}
      {isOver && again && (left > 0 || failures.length > 0) && (
        <Button size="small" icon={RotateCcw} onClick={again}>
          {job.input.total === 1 ? t("jobs.again") : left > 0 ? t("jobs.rest") : t("outcome.tryFailed")}
        </Button>
      )}
    </>
  );
});

function Result({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation();
  return <Link to={path}>{t("jobs.open", { name })}</Link>;
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** How long it has run or took, in whole seconds. */
function lastedOf({ begunAt, endedAt }: Job, now: number): number {
  return Math.max(1, Math.round(((endedAt || now) - begunAt) / SECOND_MS)) * SECOND_MS;
}

interface JobRowProps {
  job: Job;
  /** In milliseconds. */
  lasted: number;
  dismiss: () => void;
}

const JobRow = observer(function JobRow({ job, lasted, dismiss }: JobRowProps) {
  const { t, i18n } = useTranslation();
  const { done, share, failures, isOver, isStopping, input } = job;
  const name = nameOf(job, t);
  const ended = done + failures.length;
  const part = input.total > 1 ? ended / input.total : share;
  return (
    <li className={styles.job}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {isOver ? (
          <IconButton icon={X} size="small" label={t("jobs.dismiss", { name })} onClick={dismiss} />
        ) : (
          <IconButton
            icon={X}
            size="small"
            label={t("jobs.cancelOf", { name })}
            busy={isStopping}
            onClick={() => job.stop()}
          />
        )}
      </div>
      {!isOver && <ProgressBar label={name} value={part} />}
      <div className={styles.stand}>
        {isOver ? (
          // Of its own, so that it is heard when it comes: nothing else tells what failed of many.
          <p key="over" role={failures.length > 0 && input.total > 1 ? "alert" : undefined}>
            <VisuallyHidden>{name}: </VisuallyHidden>
            <Status kind={kindOf(job)} label={standOf(job, t)} />
          </p>
        ) : (
          <p>{standOf(job, t)}</p>
        )}
        <span>
          {t(isOver ? "jobs.took" : "jobs.lasting", {
            duration: durationWords(lasted, i18n.language, "second"),
          })}
        </span>
      </div>
      <Outcome job={job} />
    </li>
  );
});

/** What runs here ends with the page: leaving it is asked about. */
function useLeaving(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isRunning]);
}

/** After a row is dismissed the focus goes to the next one's button, else back to the page. */
function moveOn(box: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    const next = box.current?.querySelector<HTMLElement>("li button") ?? document.getElementById("main");
    if (document.activeElement === document.body) next?.focus();
  });
}

/** The one place where everything that takes longer than a press is seen, stopped and tried again. */
export const Jobs = observer(function Jobs() {
  const { t } = useTranslation();
  const { jobs } = useTools();
  const box = useRef<HTMLElement>(null);
  const { shown, running, isFolded, wished } = jobs;
  useEffect(() => (wished > 0 && box.current ? focusWhenFree(box.current) : undefined), [wished]);
  useLeaving(running.length > 0);
  // One clock for all that run; what has ended counts no further.
  useNow(running.length > 0 ? SECOND_MS : HOUR_MS);
  if (shown.length === 0) return null;
  const failed = shown.reduce((count, { failures }) => count + failures.length, 0);
  const ended = failed > 0 ? t("jobs.failures", { count: failed }) : t("jobs.ended");
  const summary = running.length > 0 ? t("jobs.running", { count: running.length }) : ended;
  return (
    <section ref={box} tabIndex={-1} aria-label={t("jobs.title")} className={styles.jobs} data-screen-only>
      <header className={styles.header}>
        <h2 className={styles.title}>{t("jobs.title")}</h2>
        <span className={styles.summary}>{summary}</span>
        {running.length < shown.length && (
          <IconButton
            icon={ListX}
            size="small"
            label={t("jobs.dismissAll")}
            onClick={() => {
              jobs.dismissEnded();
              moveOn(box);
            }}
          />
        )}
        <IconButton
          icon={isFolded ? ChevronUp : ChevronDown}
          size="small"
          label={isFolded ? t("jobs.unfold") : t("jobs.fold")}
          aria-expanded={!isFolded}
          onClick={() => jobs.fold(!isFolded)}
        />
      </header>
      {!isFolded && (
        <ul className={styles.list}>
          {shown.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              lasted={lastedOf(job, jobs.now())}
              dismiss={() => {
                jobs.dismiss(job);
                moveOn(box);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
});
