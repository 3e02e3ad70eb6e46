import { decodeText } from "./decode";
import { failure, type MeasuredFailure } from "./failure";
import { textPart, type Part } from "./textPart";

/** First bytes of what is no text, whatever its name says. */
const BINARY = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0x42, 0x5a, 0x68],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x53, 0x51, 0x4c, 0x69],
  [0x50, 0x41, 0x52, 0x31],
  [0x7f, 0x45, 0x4c, 0x46],
];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** What a file holds: a text by itself, the sheets of a workbook, the texts of an archive. */
export async function partsOf(bytes: Uint8Array, name: string): Promise<readonly Part[] | MeasuredFailure> {
  if (begins(bytes, OLD_EXCEL))
    return failure("oldExcel", [0, ""], "this is a workbook of the old form (.xls).");
  if (BINARY.some((mark) => begins(bytes, mark)))
    return failure("notText", [1, 1], "this is not a table of text (a web page or a binary file?).");
  if (!begins(bytes, ZIP)) return [textPart(name, decodeText(bytes))];
  const { unpack } = await import("./archive");
  return unpack(bytes);
}
