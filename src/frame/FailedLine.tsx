import { useTranslation } from "react-i18next";
import { ErrorState } from "../ui/ErrorState";
import styles from "./FailedLine.module.css";
import { failureWords } from "./failureWords";
import type { GraphState } from "./useGraph";
import { useRetry } from "./useRetry";

interface FailedLineProps {
  readonly query: GraphState<unknown>;
  /** What failed, in a sentence. */
  readonly title: string;
  /** Whether what came lacks something; a query that has failed lacks all. */
  readonly fails?: boolean;
}

/** In one line: what could not be had beside what is shown, why, and a retry; nothing while it is there. */
export function FailedLine({ query, title, fails = query.status === "failed" }: FailedLineProps) {
  const { t } = useTranslation();
  const { box, told, isRetrying, failure, retry } = useRetry(query, fails);
  const isHere = told === "here";
  return (
    <div ref={box} tabIndex={-1} className={styles.place}>
      {(fails || isRetrying) && (
        <ErrorState
          inline
          title={title}
          quiet={!isHere}
          isRetrying={isRetrying || query.refreshing}
          {...(isHere && { detail: (failure && failureWords(failure, t)) || undefined, onRetry: retry })}
        />
      )}
    </div>
  );
}
