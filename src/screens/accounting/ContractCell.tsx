import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Entity } from "../../command/entity";
import { useGraph } from "../../frame/useGraph";
import { useRetry } from "../../frame/useRetry";
import { formatDay } from "../../rules/dayText";
import { formatEuro } from "../../rules/money";
import { NO_VALUE } from "../../rules/numbers";
import { Skeleton } from "../../ui/Skeleton";
import { Status } from "../../ui/Status";
import { ContractQuery } from "./accountingQueries";
import type { ContractItem } from "./accountingQueries";
import styles from "./accounting.module.css";

export type ContractPart = "number" | "tariff" | "priceMonthly" | "startDate" | "endDate";

const tariffs: Readonly<Record<string, string>> = { pv: "PV", wind: "Wind" };

/** A part of a contract in words; null where it has none. A tariff that nobody knows is shown as it is. */
export function contractText(contract: ContractItem, part: ContractPart, language: string): string | null {
  const value = contract[part];
  if (value === null) return null;
  if (typeof value === "number") return formatEuro(value, language);
  if (part === "tariff") return tariffs[value] ?? value;
  return part === "number" ? value : formatDay(value, language);
}

/** By what the park's entity bears a contract; null where there is none. */
export function numberOf(contract: ContractItem | null): string | null {
  return contract && (contract.number ?? "");
}

/**
 * A park's contract: asked for while its row is in sight, so that a thousand parks are not a thousand calls [250].
 * `contract` is null where there is none yet, undefined while nobody knows.
 */
export function useContract(park: string) {
  const query = useGraph(
    ContractQuery,
    useMemo(() => ({ park }), [park]),
  );
  const isKnown = query.data?.contract || query.failures.length === 0;
  return { query, contract: isKnown ? query.data?.contract : undefined };
}

interface ContractCellProps {
  readonly park: Entity;
  readonly part: Exclude<ContractPart, "number">;
}

/** One part of a park's contract beside its number. */
export function ContractCell({ park: { uid }, part }: ContractCellProps) {
  const { i18n } = useTranslation();
  const { query, contract } = useContract(uid);
  if (contract === undefined) return query.failures.length > 0 ? NO_VALUE : <Skeleton width="60%" />;
  if (contract) return contractText(contract, part, i18n.language) ?? NO_VALUE;
  return <span className={styles.none}>{NO_VALUE}</span>;
}

interface ContractNumberProps {
  readonly park: Entity;
  /** Whether the park's pane is open, which says itself why its contract is missing. */
  readonly isOpen: boolean;
  /** Told the number of the contract once it is known; null where there is none. */
  readonly onKnown: (park: string, number: string | null) => void;
}

/**
 * The number of a park's contract. It says for all its parts that there is none yet; the row leads to one [203]. Why
 * contracts could not be loaded, or not again, is said once above all rows, with their retry.
 */
export function ContractNumber({ park: { uid }, isOpen, onKnown }: ContractNumberProps) {
  const { t } = useTranslation();
  const { query, contract } = useContract(uid);
  const number = contract === undefined ? undefined : numberOf(contract);
  useEffect(() => {
    if (number !== undefined) onKnown(uid, number);
  }, [uid, number, onKnown]);
  const hasFailed = contract === undefined && query.failures.length > 0;
  const { box } = useRetry<HTMLSpanElement>(query, (hasFailed || query.stale) && !isOpen, true);
  return (
    <span ref={box} className={contract === null ? styles.none : undefined}>
      {hasFailed ? (
        <Status kind="fault" label={t("accounting.contractFailedShort")} />
      ) : contract === undefined ? (
        <Skeleton width="60%" />
      ) : (
        (number ?? t("accounting.noContract")) || NO_VALUE
      )}
    </span>
  );
}
