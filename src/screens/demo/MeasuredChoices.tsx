import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { MeasuredChoices as Choices, MeasuredView } from "../../command/demo";
import { Select } from "../../ui/Select";
import { MeasuredColumns } from "./MeasuredColumns";
import { factorWords } from "./previewWords";
import { TimesChoice } from "./TimesChoice";
import type { useMeasured } from "./useMeasured";

type Measured = ReturnType<typeof useMeasured>;

interface MeasuredChoicesProps extends Pick<Measured, "file" | "chooseColumn" | "choosePart"> {
  readonly view: MeasuredView;
  readonly change: (changed: Choices) => void;
}

/** What may be read otherwise than it is: drawn anew with the file's view alone, for its choices are many. */
export const MeasuredChoices = memo(function MeasuredChoices(props: MeasuredChoicesProps) {
  const { view, file, change, chooseColumn, choosePart } = props;
  const { t, i18n } = useTranslation();
  return (
    <>
      {view.parts.length > 0 && (
        <Select
          label={t("measured.part")}
          options={view.parts.map((part) => ({ id: part, label: part }))}
          value={view.part}
          onChange={choosePart}
        />
      )}
      {view.columns.length > 0 && (
        <>
          <TimesChoice
            view={view}
            onOrder={(order) => change({ order })}
            onClock={(clock) => change({ clock })}
          />
          {view.jump !== undefined && (
            <Select
              label={t("measured.jump.label")}
              options={[
                { id: "leave", label: t("measured.jump.leave") },
                { id: "keep", label: t("measured.jump.keep") },
              ]}
              value={view.jump}
              onChange={(id) => change({ jump: id === "keep" ? "keep" : "leave" })}
            />
          )}
          {view.factor && (
            <Select
              label={t("measured.factor.label")}
              options={[1, view.factor.named].map((one) => ({
                id: String(one),
                label: factorWords(one, i18n.language, t),
              }))}
              value={view.factor.chosen === null ? null : String(view.factor.chosen)}
              onChange={(id) => change({ factor: Number(id) })}
            />
          )}
          <MeasuredColumns key={`${file?.name} ${view.part}`} view={view} onChoose={chooseColumn} />
        </>
      )}
    </>
  );
});
