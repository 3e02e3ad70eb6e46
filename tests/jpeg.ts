/** The beginning of a JPEG of so many pixels: its frame says so, after a comment and before any picture. */
export function jpegOf(width = 8, height = 8): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return new Uint8Array([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, ...size, 3, 0, 0, 0]);
}
