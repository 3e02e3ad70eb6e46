import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Entity } from "../../command/entity";
import { useGraph } from "../../frame/useGraph";
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
  readonly part: ContractPart;
  /** Told the number of the contract once it is known; null where there is none. */
  readonly onKnown: (park: string, number: string | null) => void;
}

/** One part of a park's contract; that there is none yet is said once; the row leads to one [203]. */
export function ContractCell({ park: { uid }, part, onKnown }: ContractCellProps) {
  const { t, i18n } = useTranslation();
  const { query, contract } = useContract(uid);
  const number = contract === undefined ? undefined : numberOf(contract);
  useEffect(() => {
    if (number !== undefined) onKnown(uid, number);
  }, [uid, number, onKnown]);
  if (contract === undefined && query.failures.length > 0)
    return part === "number" ? <Status kind="fault" label={t("accounting.contractFailedShort")} /> : NO_VALUE;
  if (contract === undefined) return <Skeleton width="60%" />;
  if (contract) return contractText(contract, part, i18n.language) ?? NO_VALUE;
  return <span className={styles.none}>{part === "number" ? t("accounting.noContract") : NO_VALUE}</span>;
}
