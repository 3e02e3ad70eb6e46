import { unzipSync, zipSync } from "fflate";
import { decodeText } from "./decode";
import { failure, type MeasuredFailure } from "./failure";
import { textPart, type Part } from "./textPart";

/** More than this unpacked is no plant's table, and would fill the memory. */
const MOST_BYTES = 400_000_000;
const TABLE = /\.(csv|txt|tsv|dat|log)$/i;

/** The texts of an archive, or the sheets of a workbook, which is an archive too. */
export async function unpack(bytes: Uint8Array): Promise<readonly Part[] | MeasuredFailure> {
  let total = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        const isWanted = TABLE.test(name) || /\.(xml|rels)$/i.test(name);
        if (isWanted) total += originalSize;
        return isWanted && total <= MOST_BYTES && !name.startsWith("__MACOSX/");
      },
    });
  } catch {
    return failure("badArchive", [0, ""], "the archive is damaged or locked by a password.");
  }
  if (total > MOST_BYTES) return failure("tooLarge", [0, ""], "the archive holds too much.");
  if (Object.keys(files).some((name) => name.startsWith("xl/"))) {
    const { sheetsOf } = await import("./workbook");
    // Stored again without packing: the reader would unpack large sheets in workers of its own, which no policy allows.
    return sheetsOf(zipSync(files, { level: 0 }));
  }
  const tables = Object.entries(files).filter(([name, content]) => TABLE.test(name) && content.length > 0);
  if (tables.length === 0)
    return failure("noTable", [0, ""], "the archive holds no table of text (.csv, .txt, .tsv).");
  return tables.map(([name, content]) => textPart(name, decodeText(content)));
}
