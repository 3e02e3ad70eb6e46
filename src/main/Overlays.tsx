/** What lies over every route: keys, palette, dialogs. */
export function Overlays() {
  return null;
}
