import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DemoPort } from "../../command/demo";
import { usePortal } from "../../frame/portal";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Switch } from "../../ui/Switch";
import { TextField } from "../../ui/TextField";
import { FileDrop } from "./FileDrop";
import { MeasuredChoices } from "./MeasuredChoices";
import styles from "./MeasuredDialog.module.css";
import { MeasuredProgress } from "./MeasuredProgress";
import { MeasuredTold } from "./MeasuredTold";
import { useMeasured } from "./useMeasured";
import { ZoneField } from "./ZoneField";

/** Takes a CSV of a real plant, shows what it understood, and adds a park that shows these measurements (demo.md). */
export function MeasuredDialog({ demo }: { demo: DemoPort }) {
  const { t } = useTranslation();
  const { now } = usePortal();
  const tools = useTools();
  const measured = useMeasured(demo, tools);
  const { file, name, zone, keepDates, busy, share, preview, failure, view } = measured;
  const { change, chooseColumn, choosePart } = measured;
  const choose = useRef<HTMLButtonElement>(null);
  const close = () => tools.overlays.close("measured");
  const submit = async (): Promise<void> => {
    if (await measured.submit()) close();
  };
  const missing =
    file === undefined
      ? "measured.needsFile"
      : name.trim() === ""
        ? "measured.needsName"
        : busy === "reading"
          ? "measured.needsTime"
          : "measured.needsReadable";
  const isReady = preview !== undefined && busy !== "reading" && name.trim() !== "";
  return (
    <Dialog
      title={t("measured.title")}
      isOpen
      onClose={close}
      size="large"
      initialFocus={choose}
      actions={
        <>
          <Button onClick={close}>{t("measured.cancel")}</Button>
          <Button
            variant="primary"
            busy={busy === "importing"}
            isDisabled={!isReady}
            reason={t(missing)}
            onClick={() => void submit()}
          >
            {t("measured.import")}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t("measured.lead")}</p>
      <FileDrop file={file?.name} isReading={busy === "reading"} onFile={measured.choose} button={choose} />
      {share !== undefined && <MeasuredProgress share={share} onStop={measured.stop} />}
      <div className={styles.fields}>
        <TextField
          label={t("measured.name")}
          value={name}
          onChange={measured.setName}
          maxLength={120}
          isRequired
        />
        <ZoneField
          value={zone}
          onChange={measured.setZone}
          day={Math.floor(now() / 86_400_000) * 86_400_000}
        />
      </div>
      <Switch label={t("measured.keepDates")} isSelected={keepDates} onChange={measured.setKeepDates} />
      <MeasuredTold {...{ failure, preview, zone }} onAnswer={change} />
      {view && <MeasuredChoices {...{ view, file, change, chooseColumn, choosePart }} />}
    </Dialog>
  );
}
