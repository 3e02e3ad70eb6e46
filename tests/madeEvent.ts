/** An event as a server lists it, a minute older with each number. */
export const made = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  event_type: "grid_outage",
  start_time: new Date(Date.parse("2026-06-10T08:00:00Z") - id * 60_000).toISOString(),
  end_time: null,
  importance: 3000,
  hidden: false,
  title: `Event ${id}`,
  ...more,
});
