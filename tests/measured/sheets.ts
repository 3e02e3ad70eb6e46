import { zipSync, strToU8 } from "fflate";

/** A cell as a workbook keeps it: a text, a number, a day number shown as a date, or a formula with its value. */
export type SheetCell = string | number | { readonly date: number } | { readonly formula: string } | null;

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}

function letter(column: number): string {
  return String.fromCharCode(65 + column);
}

function cellXml(cell: SheetCell, place: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "string") return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ("date" in cell) return `<c r="${place}" s="1"><v>${cell.date}</v></c>`;
  return `<c r="${place}"><f>${escaped(cell.formula)}</f></c>`;
}

function sheetXml(rows: readonly (readonly SheetCell[])[]): string {
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letter(column)}${index + 1}`)).join("");
    return `<row r="${index + 1}">${cells}</row>`;
  });
  return `<worksheet ${NAMESPACE}><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

/** Excel's day number of a clock on the wall. */
export function dayNumber(wall: number): number {
  return wall / 86_400_000 + 25_569;
}

/** A workbook, as a sheet program saves it. */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>,
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const relationships = (all: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;
  const listed = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const files: Record<string, string> = {
    "_rels/.rels": relationships(relation(1, "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook ${NAMESPACE} xmlns:r="${RELATIONS}"><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships(
      names.map((_, index) => relation(index + 1, "worksheet", `worksheets/sheet${index + 1}.xml`)).join("") +
        relation(names.length + 1, "styles", "styles.xml"),
    ),
    "xl/styles.xml":
      `<styleSheet ${NAMESPACE}><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs>` +
      `<cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="22" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"/>`,
  };
  names.forEach((name, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheets[name] ?? []);
  });
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
  );
  return new Uint8Array(packed);
}
