import type { Stores } from "./createStores";

/** Messages that are taken back together, once what they say is over. */
export function createSaid(alerts: Stores["alerts"]) {
  const ids = new Set<number>();
  const hush = () => {
    for (const id of ids) alerts.dismiss(id);
    ids.clear();
  };
  return { add: (id: number) => ids.add(id), hush };
}
