import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { deletePark, renamePark, uploadOutline } from "../../actions/parkEdit";
import type { Action } from "../../command/action";
import type { Entity } from "../../command/entity";
import { ActionForm } from "../../frame/ActionForm";
import { ActionPanel } from "../../frame/ActionPanel";
import { Panel } from "../../ui/Panel";
import { Stack } from "../../ui/Stack";
import { OutlineImage } from "./OutlineImage";
import { ParkPage } from "./ParkPage";
import type { ShownPark } from "./ParkPage";
import { ParkPosition } from "./ParkPosition";
import styles from "./park.module.css";

/** One section: what is set, with its own button. */
function Setting({ title, why, action, park }: { title: string; why: string; action: Action; park: Entity }) {
  const subjects = useMemo(() => [park], [park]);
  return (
    <Panel title={title} subtitle={why}>
      <ActionForm key={park.uid} action={action} subjects={subjects} />
    </Panel>
  );
}

function Settings(shown: ShownPark) {
  const { entity: park } = shown;
  const { t } = useTranslation();
  return (
    <div className={styles.settings}>
      <Setting
        title={t("park.settings.name")}
        why={t("park.settings.nameWhy")}
        action={renamePark}
        park={park}
      />
      <ParkPosition key={park.uid} {...shown} />
      <Panel title={t("park.settings.outline")} subtitle={t("park.settings.outlineWhy")}>
        <Stack>
          <OutlineImage park={park} />
          <ActionForm action={uploadOutline} subjects={[park]} />
        </Stack>
      </Panel>
      <ActionPanel
        title={t("park.settings.delete")}
        why={t("park.settings.deleteWhy", { park: park.name })}
        action={deletePark}
        subject={park}
      />
    </div>
  );
}

/** A park's name, place, power and outline image, each saved by itself; and its end. */
export function ParkSettingsScreen() {
  return <ParkPage>{(shown) => <Settings {...shown} />}</ParkPage>;
}
