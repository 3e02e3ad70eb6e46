import type { TFunction } from "i18next";
import type { MeasuredPreview } from "../../command/demo";
import { formatNumber, localeOf, NO_VALUE } from "../../rules/numbers";
import { withUnit } from "../../rules/quantities";
import { scale } from "../../rules/units";
import { formatIrradiance } from "../../rules/quantities";

interface Fact {
  readonly id: string;
  readonly text: string;
}

/** 840 W, 12.3 kW: whole watts, one digit above. */
export function powerWords(watts: number | null, language: string): string {
  if (watts === null) return NO_VALUE;
  const { unit, factor } = scale(watts, "power");
  return withUnit(formatNumber(watts / factor, language, { maxDigits: factor === 1 ? 0 : 1 }), unit);
}

function irradianceWords(value: number | null, language: string): string {
  return formatIrradiance(value === null ? null : Math.round(value), language);
}

function stepWords(seconds: number, language: string): string {
  if (seconds % 3600 === 0) return withUnit(formatNumber(seconds / 3600, language), "h");
  return seconds % 60 === 0
    ? withUnit(formatNumber(seconds / 60, language), "min")
    : withUnit(formatNumber(seconds, language), "s");
}

/** "20 Jun 2026", in the park's zone. */
export function dayWords(start: number, zone: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, dateStyle: "medium" }).format(start);
}

/** "13:05", in the park's zone. */
export function clockWords(at: number, zone: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, timeStyle: "short" }).format(at);
}

export function energyWords(kWh: number, language: string): string {
  return withUnit(formatNumber(kWh, language, { maxDigits: 1 }), "kWh");
}

/** What a meter's factor does to the values. */
export function factorWords(factor: number, language: string, t: TFunction): string {
  return factor === 1
    ? t("measured.factor.asIs")
    : t("measured.factor.times", { factor: formatNumber(factor, language) });
}

/** The clock at the quarters of a day, which has 23 or 25 hours now and then. */
export function hoursOf({ start, end }: MeasuredPreview["day"], zone: string, language: string): string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, timeStyle: "short" });
  return [0, 0.25, 0.5, 0.75, 1].map((share) => format.format(start + (end - start) * share));
}

/** The two ends in the park's own time. */
function rangeWords({ first, last }: MeasuredPreview, zone: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    dateStyle: "medium",
    timeStyle: "short",
  });
  return format.formatRange(first, last);
}

/** What was understood of a file, fact by fact, in the reader's language. */
export function factsOf(preview: MeasuredPreview, zone: string, language: string, t: TFunction): Fact[] {
  const number = (value: number) => formatNumber(value, language);
  const { gaps, missing, movedDays } = preview;
  const facts: Fact[] = [
    { id: "range", text: rangeWords(preview, zone, language) },
    {
      id: "moved",
      text:
        movedDays === 0
          ? t("measured.notMoved")
          : t("measured.movedBy", { count: movedDays, days: number(movedDays) }),
    },
    { id: "samples", text: number(preview.samples) },
    { id: "step", text: stepWords(preview.stepSeconds, language) },
    {
      id: "gaps",
      text:
        gaps === 0 ? t("measured.noGaps") : t("measured.gapCount", { count: gaps, missing: number(missing) }),
    },
    { id: "meanAc", text: powerWords(preview.meanAcW, language) },
    { id: "peakIrradiance", text: irradianceWords(preview.peakIrradiance, language) },
    {
      id: "day",
      text: t("measured.dayEnergy", {
        day: dayWords(preview.day.start, zone, language),
        energy: energyWords(preview.day.kWh, language),
      }),
    },
    { id: "peak", text: powerWords(preview.day.peakW, language) },
  ];
  if (preview.meanGridW !== null)
    facts.splice(5, 0, { id: "meanGrid", text: powerWords(preview.meanGridW, language) });
  return facts;
}
