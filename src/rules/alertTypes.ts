export const alertTypes = ["success", "info", "error"] as const;
export type AlertType = (typeof alertTypes)[number];

/** The parameters an alert is carried in, to be removed from the address once read (§ 2 [28]). */
export const alertParameters = ["alert", "msg", "alert_infinite"] as const;
