import { graphql } from "gql.tada";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Entity } from "../../command/entity";
import { Loaded } from "../../frame/Loaded";
import { useBlobUrl } from "../../frame/useBlobUrl";
import { useGraph } from "../../frame/useGraph";
import { ErrorState } from "../../ui/ErrorState";
import { Skeleton } from "../../ui/Skeleton";
import styles from "./park.module.css";

const OutlineQuery = graphql(`
  query ParkOutline($park: ID!) {
    outlineImage(park: $park)
  }
`);

function Picture({ blob, park }: { blob: unknown; park: Entity }) {
  const { t } = useTranslation();
  const url = useBlobUrl(blob);
  /** The address of what the browser could not draw; another picture has another. */
  const [broken, setBroken] = useState<string>();
  if (url === undefined) return null;
  if (url === broken) return <ErrorState title={t("park.outline.broken")} />;
  const alt = t("park.outline.alt", { park: park.name });
  return <img className={styles.outline} src={url} alt={alt} onError={() => setBroken(url)} />;
}

/** The park's outline, a JPEG; a sentence where it has none. */
export function OutlineImage({ park }: { park: Entity }) {
  const { t } = useTranslation();
  const query = useGraph(
    OutlineQuery,
    useMemo(() => ({ park: park.uid }), [park.uid]),
  );
  return (
    <Loaded
      query={query}
      rows={(data) => ({ image: data.outlineImage })}
      failed={t("park.outline.failed")}
      skeleton={<Skeleton height={160} />}
    >
      {({ image }) =>
        image === null ? (
          <p className={styles.filtered}>{t("park.outline.none")}</p>
        ) : (
          <Picture blob={image} park={park} />
        )
      }
    </Loaded>
  );
}
