import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Entity } from "../command/entity";
import { ParkState } from "../frame/ParkState";
import { SkeletonRows } from "../ui/Skeleton";
import { CommandPreview } from "./CommandPreview";
import type { CommandRow } from "./CommandPreview";
import styles from "./PalettePreview.module.css";
import type { Row } from "./rows";
import { usePreview } from "./usePreview";
import type { PreviewData } from "./previewFacts";

/** From this width on there is room for the pane (look.md). */
const wide = "(min-width: 992px)";

function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(wide);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(wide).matches,
  );
}

function Facts({ data }: { data: PreviewData }) {
  const { t } = useTranslation();
  return (
    <>
      {data.state !== undefined && <ParkState state={data.state} />}
      <dl className={styles.facts}>
        {data.facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`palette.preview.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface PreviewProps {
  readonly entity: Entity | undefined;
  /** The highlighted row. */
  readonly row: Row | undefined;
}

function isCommand(row: Row | undefined): row is CommandRow {
  return row?.target.type === "action";
}

function Pane({ entity, row }: PreviewProps) {
  const { t } = useTranslation();
  const preview = usePreview(entity);
  return (
    <aside className={styles.pane} aria-label={t("palette.preview.title")}>
      {entity === undefined && isCommand(row) && <CommandPreview key={row.key} row={row} />}
      {entity === undefined && !isCommand(row) && (
        <p className={styles.context}>{t("palette.preview.hint")}</p>
      )}
      {entity !== undefined && (
        <>
          <h2 className={styles.name}>{entity.name}</h2>
          {entity.context !== undefined && <p className={styles.context}>{entity.context}</p>}
          {preview.status === "waiting" && <SkeletonRows rows={4} />}
          {preview.status === "failed" && <p className={styles.context}>{preview.message}</p>}
          {preview.status === "ready" && <Facts data={preview.data} />}
        </>
      )}
    </aside>
  );
}

/**
 * What one would see on opening the highlighted entity, in short, or what the highlighted command does. On narrow
 * windows it is not there and asks nothing.
 */
export function PalettePreview(props: PreviewProps) {
  const isWide = useIsWide();
  return isWide ? <Pane {...props} /> : null;
}
