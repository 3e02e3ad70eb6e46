import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { Kbd } from "../ui/Kbd";
import type { EntityIndex } from "./entityIndex";
import styles from "./PaletteFooter.module.css";
import type { PaletteModel } from "./paletteModel";
import { prefixes, readPrefix } from "./prefixes";
import type { Prefix } from "./prefixes";
import type { Target } from "./rows";

interface Hint {
  /** All that do the same. */
  readonly keys: readonly string[];
  readonly label: string;
}

/** The keys that work now, for the highlighted row and the level. */
function hintsOf({ highlighted, opens, view }: PaletteModel): Hint[] {
  const { level, left, query } = view;
  const target = highlighted?.target;
  const isPlace = opens || (target?.type === "action" && target.action.group === "navigation");
  const isWithin = left.length > 0 || level.type === "collect";
  const hints: (Hint | false)[] = [
    target !== undefined &&
      highlighted?.disabled === undefined && { keys: ["Enter"], label: enterLabel(target, isPlace) },
    isPlace && { keys: ["Shift+Enter"], label: "newTab" },
    target?.type === "entity" && { keys: ["Mod+Enter"], label: "actions" },
    isWithin
      ? { keys: query === "" ? ["Backspace", "Escape"] : ["Escape"], label: "up" }
      : { keys: ["Escape"], label: "close" },
  ];
  return merged(hints.filter((hint): hint is Hint => hint !== false));
}

/** Keys that do the same stand side by side, with one name. */
function merged(hints: readonly Hint[]): Hint[] {
  const labels = [...new Set(hints.map(({ label }) => label))];
  return labels.map((label) => ({
    label,
    keys: hints.filter((hint) => hint.label === label).flatMap(({ keys }) => keys),
  }));
}

const enterLabels: Partial<Record<Target["type"], string>> = {
  entity: "actions",
  action: "run",
  confirm: "confirm",
  cancel: "cancel",
  retry: "retry",
};

function enterLabel(target: Target, isPlace: boolean): string {
  if (isPlace) return "open";
  if (target.type === "answer" && "skip" in target.answer) return "skip";
  return enterLabels[target.type] ?? "choose";
}

/** What was typed, behind this prefix now: to narrow what is found loses nothing. Help is not about it. */
function narrowed({ sign, kinds }: Prefix, query: string): string {
  return kinds.length > 0 ? sign + readPrefix(query).text : sign;
}

/** How far the background loading is; nothing once all is there. */
const Progress = observer(function Progress({ index }: { index: EntityIndex }) {
  const { t, i18n } = useTranslation();
  const { state, loaded, total } = index.loading;
  const number = new Intl.NumberFormat(i18n.language);
  if (state === "failed") return <span>{t("palette.loadFailed")}</span>;
  if (state !== "loading") return null;
  const text =
    total === undefined
      ? t("palette.loading")
      : t("palette.loadingOf", {
          loaded: number.format(loaded),
          total: number.format(Math.max(loaded, total)),
        });
  return <span>{text}</span>;
});

/** The foot of the palette: prefixes at the root, the keys that work now, and what is still loading. */
export const PaletteFooter = observer(function PaletteFooter({
  model,
  index,
}: {
  model: PaletteModel;
  index: EntityIndex;
}) {
  const { t } = useTranslation();
  const isRoot = model.view.level.type === "root";
  return (
    <div className={styles.footer}>
      {isRoot && (
        <ul className={styles.prefixes} aria-label={t("palette.prefixes")}>
          {prefixes.map((prefix) => (
            <li key={prefix.sign}>
              <button
                type="button"
                tabIndex={-1}
                className={styles.prefix}
                onClick={() => model.type(narrowed(prefix, model.view.query))}
                onMouseDown={(event) => event.preventDefault()}
                title={t(`palette.prefix.${prefix.id}`)}
              >
                <Kbd keys={prefix.sign} /> {t(`palette.prefixShort.${prefix.id}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Progress index={index} />
      <ul className={styles.hints} aria-label={t("palette.keys")}>
        {hintsOf(model).map(({ keys, label }) => (
          <li key={label} className={styles.hint}>
            {keys.map((key) => (
              <Kbd key={key} keys={key} />
            ))}{" "}
            {t(`palette.does.${label}`)}
          </li>
        ))}
      </ul>
    </div>
  );
});
