/**
 * Lets a page see what the scenario `offline` says: `navigator.onLine` and its events. Does nothing outside a page.
 */
export function showOffline(offline: boolean): void {
  if (typeof window === "undefined" || navigator.onLine !== offline) return;
  if (offline) Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  else Reflect.deleteProperty(navigator, "onLine");
  window.dispatchEvent(new Event(offline ? "offline" : "online"));
}
