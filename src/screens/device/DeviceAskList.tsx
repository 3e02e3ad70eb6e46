import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { usePortal } from "../../frame/portal";
import { localeOf } from "../../rules/numbers";
import type { Zone } from "../../rules/zone";
import type { AskState, DeviceAsk } from "../../state/deviceAsks";
import { Fold } from "../../ui/Fold";
import { Status } from "../../ui/Status";
import type { StatusKind } from "../../ui/Status";
import { answerOf, changing, meaningOf } from "./deviceAnswer";
import styles from "./device.module.css";

const kinds: Readonly<Record<AskState, StatusKind>> = {
  waiting: "info",
  sent: "info",
  answered: "ok",
  failed: "fault",
};

/** Commands of the protocol, and the actions that ask for them. */
const actions: Readonly<Record<string, string>> = {
  status: "readStatus",
  restart: "restart",
  identify: "identify",
};

function Ask({ ask, zone }: { ask: DeviceAsk; zone: Zone }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: "medium", timeZone: zone });
  const action = actions[ask.command];
  const seconds = ask.endedAt === undefined ? undefined : (ask.endedAt - ask.askedAt) / 1000;
  const took = new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: "second",
    maximumFractionDigits: 1,
  });
  const { known, raw } = answerOf(ask.state === "answered" ? ask : {}, language);
  const meaning = meaningOf(ask);
  const isDone = ask.state === "answered" && changing.has(ask.command);
  return (
    <li className={styles.ask}>
      <time dateTime={new Date(ask.askedAt).toISOString()}>{clock.format(ask.askedAt)}</time>
      <span>
        {action === undefined ? (
          <code className={styles.code}>{ask.command}</code>
        ) : (
          t(`action.device.${action}.label`)
        )}
      </span>
      <span className={styles.fate}>
        <Status kind={kinds[ask.state]} label={t(`device.ask.${isDone ? "done" : ask.state}`)} />
        {seconds !== undefined && seconds >= 0.1 && (
          <span className={styles.took}>{took.format(seconds)}</span>
        )}
      </span>
      {meaning !== undefined && <p className={styles.answer}>{t(`device.ask.${meaning}`)}</p>}
      {ask.text !== undefined && ask.text !== "" && (
        <p className={styles.answer}>
          <bdi>{ask.text}</bdi>
        </p>
      )}
      {known.length > 0 && (
        <p className={styles.answer}>
          {known.map(({ name, value }) => t(`device.answer.${name}`, { value })).join(" · ")}
        </p>
      )}
      {raw.length > 0 && (
        <div className={styles.answer}>
          <Fold title={t("device.ask.raw")}>
            <code className={styles.code}>{raw.join(" · ")}</code>
          </Fold>
        </div>
      )}
    </li>
  );
}

/** What was asked of the device in this session, the latest first: how it stands, what it said, or why it failed. */
export const DeviceAskList = observer(function DeviceAskList({ uid, zone }: { uid: string; zone: Zone }) {
  const { t } = useTranslation();
  const asks = usePortal().asks.of(uid);
  if (asks.length === 0) return <p className={styles.none}>{t("device.ask.none")}</p>;
  return (
    <ol aria-label={t("device.ask.title")} className={styles.asks}>
      {asks.map((ask) => (
        <Ask key={ask.id} ask={ask} zone={zone} />
      ))}
    </ol>
  );
});
