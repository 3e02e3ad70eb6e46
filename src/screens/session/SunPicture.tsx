import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "../../rules/numbers";
import { sunDay, type SunDay } from "./sun";
import styles from "./SunPicture.module.css";

/** The drawing's own units, about a pixel each. Below the horizon the course is drawn flatter: it only says "night". */
const SIZE = { width: 640, height: 300, horizon: 208, day: 2.9, night: 1.05 };

const x = (minute: number): number => (minute / 1440) * SIZE.width;
const y = (elevation: number): number => SIZE.horizon - elevation * (elevation >= 0 ? SIZE.day : SIZE.night);

function curve({ elevations, step }: SunDay): string {
  return elevations
    .map((elevation, index) => `${x(index * step).toFixed(1)},${y(elevation).toFixed(1)}`)
    .join(" L");
}

function clock(minute: number, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short", timeZone: "UTC" }).format(
    minute * 60_000,
  );
}

const never = () => () => undefined;

/** Today's course of the sun at the visitor's zone, drawn by the page itself; the build knows neither day nor zone. */
export function SunPicture({ now }: { now: number }) {
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isKnown ? <SunToday now={now} /> : <figure className={styles.picture} />;
}

function SunToday({ now }: { now: number }) {
  const { t, i18n } = useTranslation();
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC");
  const [sun] = useState(() => sunDay(now, zone));
  const line = `M${curve(sun)}`;
  const area = `${line} L${SIZE.width},${SIZE.height} L0,${SIZE.height} Z`;
  const times =
    sun.rise === null || sun.set === null
      ? t("signIn.sunToday", { zone })
      : t("signIn.sunTimes", {
          rise: clock(sun.rise, i18n.language),
          set: clock(sun.set, i18n.language),
          zone: zone.replaceAll("_", " "),
        });
  return (
    <figure className={styles.picture}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className={styles.drawing}>
        <clipPath id="day">
          <rect width={SIZE.width} height={SIZE.horizon} />
        </clipPath>
        <clipPath id="night">
          <rect y={SIZE.horizon} width={SIZE.width} height={SIZE.height - SIZE.horizon} />
        </clipPath>
        <path d={area} clipPath="url(#day)" className={styles.light} />
        <path d={line} clipPath="url(#day)" className={styles.course} />
        <path d={line} clipPath="url(#night)" className={styles.below} />
        <line x2={SIZE.width} y1={SIZE.horizon} y2={SIZE.horizon} className={styles.horizon} />
        {[360, 720, 1080].map((minute) => (
          <text key={minute} x={x(minute)} y={SIZE.height - 6} className={styles.hour}>
            {clock(minute, i18n.language)}
          </text>
        ))}
        <circle cx={x(sun.now)} cy={y(sun.elevation)} r="18" className={styles.glow} />
        <circle
          cx={x(sun.now)}
          cy={y(sun.elevation)}
          r="7"
          className={sun.elevation >= 0 ? styles.sun : styles.set}
        />
      </svg>
      <figcaption className={styles.caption}>{times}</figcaption>
    </figure>
  );
}
