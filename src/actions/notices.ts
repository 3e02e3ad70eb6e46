/** Whether the browser shows notices outside of the page: it is asked where nobody has answered it yet. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission !== "default") return Notification.permission === "granted";
  return (await Notification.requestPermission()) === "granted";
}

/** Whether the browser has been told not to. */
export function isNotifyBlocked(): boolean {
  return typeof Notification === "undefined" || Notification.permission === "denied";
}
