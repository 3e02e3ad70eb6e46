import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import { useHasPane } from "../frame/list/useHasPane";
import { ParkState } from "../frame/ParkState";
import { SkeletonRows } from "../ui/Skeleton";
import { CommandPreview } from "./CommandPreview";
import type { CommandPreviewProps } from "./CommandPreview";
import styles from "./PalettePreview.module.css";
import { usePreview } from "./usePreview";
import type { PreviewData } from "./previewFacts";

function Facts({ data }: { data: PreviewData }) {
  const { t } = useTranslation();
  return (
    <>
      {data.state !== undefined && <ParkState state={data.state} />}
      <dl className={styles.facts}>
        {data.facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`palette.preview.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface PreviewProps {
  readonly entity: Entity | undefined;
  /** The command that is highlighted, or that asks. */
  readonly command: CommandPreviewProps | undefined;
}

function Pane({ entity, command }: PreviewProps) {
  const { t } = useTranslation();
  const preview = usePreview(entity);
  return (
    <aside className={styles.pane} aria-label={t("palette.preview.title")}>
      {entity === undefined && command && (
        <CommandPreview
          key={`${command.action.id} ${command.subjects.map(entityKey).join(" ")}`}
          {...command}
        />
      )}
      {entity !== undefined && (
        <>
          <h2 className={styles.name}>
            <bdi>{entity.name}</bdi>
          </h2>
          {entity.context !== undefined && (
            <p className={styles.context}>
              <bdi>{entity.context}</bdi>
            </p>
          )}
          {preview.status === "waiting" && <SkeletonRows rows={4} />}
          {preview.status === "failed" && <p className={styles.context}>{preview.message}</p>}
          {preview.status === "ready" && <Facts data={preview.data} />}
        </>
      )}
    </aside>
  );
}

/**
 * What one would see on opening the highlighted entity, in short, or what the highlighted command does, or the one that
 * asks. Where there is nothing to say, and on narrow windows, it is not there and asks nothing.
 */
export const PalettePreview = observer(function PalettePreview(props: PreviewProps) {
  const isWide = useHasPane();
  const isSaying = props.entity !== undefined || props.command !== undefined;
  return isWide && isSaying ? <Pane {...props} /> : null;
});
