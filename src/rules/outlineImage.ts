/** More than this is not sent (§7 gives no limit). Bytes. */
export const maxOutlineBytes = 10_000_000;

/** What a JPEG begins with, whatever the file is called. */
const signature = [0xff, 0xd8, 0xff];

export type OutlineProblem = "notJpeg" | "tooLarge";

export async function isJpeg(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, signature.length).arrayBuffer());
  return start.length === signature.length && signature.every((byte, at) => start[at] === byte);
}

/** Why a file cannot be a park's outline (JPEG only, §7), found before it is sent; null where it can. */
export async function outlineProblem(file: Blob): Promise<OutlineProblem | null> {
  if (file.size > maxOutlineBytes) return "tooLarge";
  return (await isJpeg(file)) ? null : "notJpeg";
}
