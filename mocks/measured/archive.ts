import { unzipSync, zipSync } from "fflate";
import { decodeText } from "./decode";
import { failure, type MeasuredFailure } from "./failure";
import { textPart, type Part } from "./textPart";

/** More than this unpacked is no plant's table, and would fill the memory. */
const MOST_BYTES = 400_000_000;
const TABLE = /\.(csv|txt|tsv|dat|log)$/i;

const WORKBOOK = /\.xlsx$/i;

/** The tables of an archive, or the sheets of a workbook, which is an archive too. */
export async function unpack(bytes: Uint8Array): Promise<readonly Part[] | MeasuredFailure> {
  const files = filesOf(bytes);
  if ("code" in files) return files;
  if ([...files.keys()].some((name) => name.startsWith("xl/"))) return sheets(files);
  const found: Part[] = [];
  for (const [name, content] of files) {
    if (TABLE.test(name) && content.length > 0) found.push(textPart(name, decodeText(content)));
    if (!WORKBOOK.test(name)) continue;
    const inner = filesOf(content);
    const parts = "code" in inner ? inner : await sheets(inner);
    if ("code" in parts) return parts;
    found.push(...parts.map((part) => ({ ...part, name: `${name}: ${part.name}` })));
  }
  return found.length > 0
    ? found
    : failure("noTable", [0, ""], "the archive holds no table (.csv, .txt, .tsv, .xlsx).");
}

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

function filesOf(bytes: Uint8Array): Files | MeasuredFailure {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        const isWanted = TABLE.test(name) || WORKBOOK.test(name) || /\.(xml|rels)$/i.test(name);
        if (isWanted) total += originalSize;
        return isWanted && total <= MOST_BYTES && !name.startsWith("__MACOSX/");
      },
    });
    return total > MOST_BYTES
      ? failure("tooLarge", [0, ""], "the archive holds too much.")
      : new Map(Object.entries(files));
  } catch {
    return failure("badArchive", [0, ""], "the archive is damaged or locked by a password.");
  }
}

async function sheets(files: Files): Promise<readonly Part[] | MeasuredFailure> {
  const { sheetsOf } = await import("./workbook");
  // Stored again without packing: the reader would unpack large sheets in workers of its own, which no policy allows.
  return sheetsOf(zipSync(Object.fromEntries(files), { level: 0 }));
}
