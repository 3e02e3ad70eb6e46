/** More than this is not sent (§7 gives no limit). Bytes. */
export const maxOutlineBytes = 10_000_000;

/** What a JPEG begins with, whatever the file is called. */
const signature = [0xff, 0xd8, 0xff];

/** A side of more than this is not sent: few screens, and no map, have a use for it. Pixels. */
export const maxOutlinePixels = 10_000;

export type OutlineProblem = "notJpeg" | "tooLarge" | "damaged" | "tooManyPixels";

export async function isJpeg(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, signature.length).arrayBuffer());
  return start.length === signature.length && signature.every((byte, at) => start[at] === byte);
}

/** Height and width as the file's frame says (ISO/IEC 10918-1, B.2.2); null where none is found. */
function sidesOf(bytes: DataView): [number, number] | null {
  let at = 2;
  while (at + 9 < bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    // Frames are C0 to CF without the tables that stand among them (DHT, JPG, DAC).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [bytes.getUint16(at + 5), bytes.getUint16(at + 7)];
    // A marker may be preceded by fill bytes.
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return null;
}

/** Why a file cannot be a park's outline (JPEG only, §7), found before it is sent; null where it can. */
export async function outlineProblem(file: Blob): Promise<OutlineProblem | null> {
  if (file.size > maxOutlineBytes) return "tooLarge";
  if (!(await isJpeg(file))) return "notJpeg";
  const sides = sidesOf(new DataView(await file.arrayBuffer()));
  // What breaks off before its frame is shown by no browser.
  if (sides === null) return "damaged";
  return Math.max(...sides) > maxOutlinePixels ? "tooManyPixels" : null;
}
