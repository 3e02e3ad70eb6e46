import {
  Columns3,
  FileSpreadsheet,
  FileType2,
  Maximize,
  Printer,
  Table2,
  UnfoldHorizontal,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice } from "../command/args";
import type { Context } from "../command/context";
import { saveSheet } from "../command/saveSheet";
import { otherSpreadsheets } from "../rules/csv";
import type { ShownSheet } from "../state/sheets";

/** One of those on the screen that can do it; where none is named, the one that was last touched. */
function oneOf(can: (sheet: ShownSheet) => boolean) {
  const all = ({ sheets }: Context) => sheets.filter(can);
  return {
    blocked: (context: Context) => (all(context).length > 0 ? undefined : "noSheet"),
    args: {
      sheet: choice({
        optional: true,
        help: "arg.sheet.help",
        isPlain: (context) => {
          const names = new Set(all(context).map(({ name }) => name));
          return names.size === 1 || (context.touchedSheet !== undefined && names.has(context.touchedSheet));
        },
        options: (context) =>
          [...new Set(all(context).map(({ name }) => name))].map((name) => ({
            value: name,
            label: name,
            literal: true,
          })),
      }),
    },
    pick: (context: Context, name: string | undefined) =>
      all(context).find((sheet) => name === undefined || sheet.name === name),
  };
}

/** In place of one column; none is called so. */
const ALL_COLUMNS = "*";

const withRows = oneOf(({ file }) => file !== undefined);

/** Saves for a spreadsheet; `written` answers whose spreadsheets are to read it. */
const savedAs = (how: Pick<Action, "id" | "keys" | "icon">, written: (language: string) => string) =>
  action({
    ...how,
    place: "onScreen",
    needs: "session",
    group: "view",
    blocked: withRows.blocked,
    args: withRows.args,
    run: (tools, { sheet: chosen }) => {
      const { name, file } = withRows.pick(tools.context(), chosen) ?? {};
      if (name === undefined || file === undefined) return { quiet: true };
      return { done: saveSheet(tools, { name, file }, written(tools.context().language)) };
    },
  });

const saveRows = savedAs({ id: "sheet.csv", icon: FileSpreadsheet, keys: "y c" }, (language) => language);
const saveRowsOther = savedAs({ id: "sheet.csvOther", icon: FileType2 }, otherSpreadsheets);

const columnsOf = ({ sheets }: Context) => sheets.find(({ columns }) => columns !== undefined)?.columns;

/** Shows or hides one column of the list that was last touched; the account keeps which. */
const showColumn = action({
  id: "sheet.columns",
  place: "onScreen",
  icon: Columns3,
  needs: "session",
  group: "view",
  blocked: (context) => (columnsOf(context) ? undefined : "noSheet"),
  args: {
    column: choice({
      options: (context) => {
        const { choices, hidden } = columnsOf(context) ?? { choices: [], hidden: new Set() };
        const all = choices.map(({ id, label }) => ({
          value: id,
          label: `${hidden.has(id) ? "☐" : "☑"} ${label}`,
          literal: true,
        }));
        return hidden.size > 0 ? [{ value: ALL_COLUMNS, label: "table.allColumns" }, ...all] : all;
      },
    }),
  },
  run: ({ context }, { column }) => {
    const columns = columnsOf(context());
    if (column === ALL_COLUMNS) columns?.showAll();
    else columns?.toggle(column);
    return { quiet: true };
  },
});

const withTable = oneOf(({ toggleTable }) => toggleTable !== undefined);

/** A chart's numbers in place of its drawing, and back [151]. */
const showTable = action({
  id: "sheet.table",
  place: "onScreen",
  icon: Table2,
  needs: "session",
  group: "view",
  blocked: (context) => withTable.blocked(context) && "noChart",
  args: withTable.args,
  run: ({ context }, { sheet }) => {
    withTable.pick(context(), sheet)?.toggleTable?.();
    return { quiet: true };
  },
});

const withFull = oneOf(({ toggleFull }) => toggleFull !== undefined);

const fillScreen = action({
  id: "sheet.fullScreen",
  place: "onScreen",
  icon: Maximize,
  needs: "session",
  group: "view",
  blocked: (context) => withFull.blocked(context) && "noChart",
  args: withFull.args,
  run: ({ context }, { sheet }) => {
    withFull.pick(context(), sheet)?.toggleFull?.();
    return { quiet: true };
  },
});

const withZoom = oneOf(({ zoom }) => zoom !== undefined);
const zoomed = oneOf(({ zoom }) => zoom?.isIn === true);
const zoomable = oneOf(({ zoom }) => zoom?.isShortest === false);

const chartZoom = (
  id: string,
  icon: LucideIcon,
  can: typeof withZoom,
  why: string,
  how: "nearer" | "farther" | "all",
) =>
  action({
    id,
    icon,
    place: "onScreen",
    needs: "session",
    group: "view",
    blocked: (context) => can.blocked(context) && (withZoom.blocked(context) ? "noChart" : why),
    args: can.args,
    run: ({ context }, { sheet }) => {
      can.pick(context(), sheet)?.zoom?.[how]();
      return { quiet: true };
    },
  });

/** A part of a chart's time in its whole width, for drawing, numbers and file alike; and back. */
const zoomActions: readonly Action[] = [
  chartZoom("sheet.zoomIn", ZoomIn, zoomable, "shortest", "nearer"),
  chartZoom("sheet.zoomOut", ZoomOut, zoomed, "noZoom", "farther"),
  chartZoom("sheet.zoomAll", UnfoldHorizontal, zoomed, "noZoom", "all"),
];

const papers = ["portrait", "landscape"] as const;

/** Until what was drawn for the window is drawn for the sheet: it is measured, drawn and put on the screen. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** The screen on A4: every row of its lists, and nothing of what is there to be pressed. */
const printPage = action({
  id: "page.print",
  icon: Printer,
  needs: "session",
  group: "view",
  args: {
    paper: choice({
      optional: true,
      help: "arg.paper.help",
      options: () => papers.map((value) => ({ value, label: `paper.${value}` })),
    }),
  },
  run: async ({ layout }, { paper: chosen }) => {
    const paper = papers.find((each) => each === chosen);
    if (paper) {
      layout.setPaper(paper);
      await drawn();
    }
    globalThis.print();
    return { quiet: true };
  },
});

export const sheetActions: readonly Action[] = [
  saveRows,
  saveRowsOther,
  showColumn,
  showTable,
  fillScreen,
  ...zoomActions,
  printPage,
];
