import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this a frame of the network holds it anyway. */
const smallest = 1024;

/** The best encoding that a browser accepts and that is worth it for this type and size; null for none. */
export function encodingFor(accepted: string | undefined, type: string, size: number): Encoding | null {
  if (size < smallest || !/^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/.test(type))
    return null;
  const names = (accepted ?? "").split(",").map((part) => part.trim());
  const welcome = (name: string) =>
    names.some((part) => part.split(";")[0] === name && !/;\s*q=0(\.0*)?$/.test(part));
  if (welcome("br")) return "br";
  return welcome("gzip") ? "gzip" : null;
}

/** Compresses; `thorough` for what is kept, else fast. */
export function compressed(body: Buffer, encoding: Encoding, thorough: boolean): Promise<Buffer> {
  if (encoding === "gzip") return zip(body, { level: thorough ? 9 : 4 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 9 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
