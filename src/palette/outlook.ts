import type { Context } from "../command/context";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import type { ShownSheet } from "../state/sheets";

const told = (entity: Entity | undefined) => entity && [entityKey(entity), entity.state];

function sheetOf({ name, kind, file, columns, zoom, toggleTable, toggleFull }: ShownSheet) {
  const can = [file, columns, zoom, toggleTable, toggleFull].map((each) => each !== undefined);
  return [name, kind, ...can, zoom?.isIn, zoom?.isShortest];
}

/**
 * What decides which commands are offered, as one text: it changes when the screen, the session or a connection does,
 * and not with the time or with a list that is made anew and offers the same.
 */
export function outlookOf(context: Context): string {
  const { access, organization, online, live, route, path, search, sheets, pins } = context;
  const { focused, shown, selection, touchedSheet } = context;
  return JSON.stringify([
    [access, organization?.uid, online, live, route, path, search],
    [told(focused), told(shown), selection.map(told)],
    [sheets.map(sheetOf), touchedSheet, pins.map(({ address }) => address)],
  ]);
}
