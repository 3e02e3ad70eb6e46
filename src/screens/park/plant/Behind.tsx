import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { withParameter } from "../../../frame/useParameter";
import { useSearch } from "../../../frame/useSearch";
import { listParts, MOST_NAMED } from "../../../rules/names";
import { formatRatio } from "../../../rules/numbers";
import type { Lagging } from "../../../rules/siblings";
import styles from "./plant.module.css";

export interface BehindProps {
  readonly behind: readonly Lagging[];
  /** Under which name the address opens what an entry leads to. */
  readonly parameter: "inverter" | "gak";
  /** What is said where nothing stands out. */
  readonly none?: string;
  /** What is said before their names; that they are below their siblings unless given. */
  readonly lead?: string;
  /** What is named may lie in another inverter than the chosen one. */
  readonly isAnywhere?: boolean;
}

/** What stands out among siblings, in a sentence; each leads to where it is. */
export function Behind({ behind, parameter, none, lead, isAnywhere = false }: BehindProps) {
  const { t, i18n } = useTranslation();
  const [search] = useSearch();
  // A box is looked at in its own inverter, whichever is open beside the sentence.
  const from = isAnywhere ? withParameter(search, "inverter", undefined) : search;
  if (behind.length === 0) return none === undefined ? null : <p className={styles.sentence}>{none}</p>;
  const named = behind.slice(0, MOST_NAMED);
  const texts = named.map(({ name, deviation }) =>
    t("plant.behindOne", { name, ratio: formatRatio(-deviation, i18n.language, 0) }),
  );
  const more = behind.length - named.length;
  const further = more > 0 ? [t("plant.behindMore", { count: more })] : [];
  return (
    <p className={styles.sentence}>
      {lead ?? t("plant.behind")}{" "}
      {listParts([...texts, ...further], i18n.language).map(({ at, text }, place) => {
        const id = at === undefined ? undefined : named[at]?.leadsTo;
        return id === undefined || id === null ? (
          text
        ) : (
          <Link key={place} to={{ search: withParameter(from, parameter, id).toString() }} preventScrollReset>
            {text}
          </Link>
        );
      })}
      .
    </p>
  );
}
