/** Whether every second byte is empty, as in the UTF-16 of digits and separators. */
function isUtf16(bytes: Uint8Array, first: 0 | 1): boolean {
  const sample = bytes.subarray(0, 400);
  let empty = 0;
  for (let at = first; at < sample.length; at += 2) if (sample[at] === 0) empty += 1;
  return sample.length > 7 && empty * 5 > sample.length * 2;
}

/** The text of UTF-16, with its mark or without, of UTF-8, else of Windows-1252, which is what older loggers write. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (isUtf16(bytes, 1)) return new TextDecoder("utf-16le").decode(bytes);
  if (isUtf16(bytes, 0)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
