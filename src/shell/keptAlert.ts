import * as v from "valibot";
import { alertTypes } from "../rules/alertTypes";
import type { Alerts } from "../state/alerts";
import type { SafeStorage } from "../state/storage";

/** Where the alert that the page's address carried waits until it is known who is there. */
export const KEPT_ALERT = "addressAlert";

const storedSchema = v.object({
  type: v.picklist(alertTypes),
  text: v.string(),
  key: v.optional(v.string()),
  infinite: v.boolean(),
});

/**
 * Shows the stored alert and forgets it: to be called once verify has settled either way [30]. It survives the way on to
 * the dashboard, and is not shown again after a reload [F13].
 */
export function showKeptAlert(storage: SafeStorage, alerts: Pick<Alerts, "show">): void {
  const alert = storage.readJson(KEPT_ALERT, storedSchema);
  if (alert === null) return;
  storage.remove(KEPT_ALERT);
  alerts.show({
    type: alert.type,
    pinned: true,
    ...(alert.key === undefined ? { text: alert.text } : { key: alert.key }),
    ...(alert.infinite ? { time: null } : {}),
  });
}
