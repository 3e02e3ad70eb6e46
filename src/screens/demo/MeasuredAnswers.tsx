import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type {
  MeasuredAnswer,
  MeasuredChoices,
  MeasuredColumnChoice,
  MeasuredFailure,
  MeasuredView,
} from "../../command/demo";
import { Button } from "../../ui/Button";
import styles from "./MeasuredAnswers.module.css";
import { clockWords, dayWords, energyWords, factorWords, powerWords } from "./previewWords";
import { utcWords } from "./TimesChoice";

/** The answers to a question, each with the best day that it gives: which of them makes sense is seen. */
export function MeasuredAnswers(props: {
  failure: MeasuredFailure;
  zone: string;
  onAnswer: (choices: MeasuredChoices) => void;
}) {
  const { failure, zone, onAnswer } = props;
  const { t, i18n } = useTranslation();
  const { answers = [], view } = failure;
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="measured-answers" className={styles.block}>
      <h4 id="measured-answers">{t("measured.answers.title")}</h4>
      <ul className={styles.answers}>
        {answers.map((one) => {
          const words = answerWords(one.answer, view, i18n.language, t);
          return (
            <li key={words} className={styles.answer}>
              <span className={styles.words}>{words}</span>
              <span className={styles.gives}>{givesWords(one, zone, i18n.language, t)}</span>
              <Button
                size="small"
                aria-label={t("measured.answers.takeThis", { answer: words })}
                onClick={() => onAnswer(one.choices)}
              >
                {t("measured.answers.take")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "20 Jun 2026: 48.2 kWh, at most 7.9 kW at 13:05". */
function givesWords({ day }: MeasuredAnswer, zone: string, language: string, t: TFunction): string {
  if (!day) return t("measured.answers.more");
  return t("measured.answers.gives", {
    day: dayWords(day.start, zone, language),
    energy: energyWords(day.kWh, language),
    peak: powerWords(day.peakW, language),
    time: clockWords(day.peakAt, zone, language),
  });
}

function answerWords(
  { part, order, clock, jump, factor, columns = {} }: MeasuredChoices,
  view: MeasuredView | null,
  language: string,
  t: TFunction,
): string {
  if (part !== undefined) return part;
  if (order !== undefined) return t(`measured.order.${order}`);
  if (factor !== undefined) return factorWords(factor, language, t);
  if (jump !== undefined) return t(`measured.jump.${jump}`);
  if (clock !== undefined) return typeof clock === "number" ? utcWords(clock) : t(`measured.clock.${clock}`);
  return Object.entries(columns)
    .map(([column, choice]) => columnWords(Number(column), choice, view, t))
    .join(", ");
}

function columnWords(
  column: number,
  { unit, sign, decimal }: MeasuredColumnChoice,
  view: MeasuredView | null,
  t: TFunction,
): string {
  if (unit !== undefined) return t(`measured.units.${unit.replace(" ", "_")}`);
  if (sign !== undefined) return t(`measured.sign.${sign < 0 ? "minus" : "plus"}`);
  if (decimal !== undefined) return t(`measured.decimal.${decimal === "," ? "comma" : "point"}`);
  return view?.columns[column]?.header || t("measured.nameless", { number: column + 1 });
}
