/** Bytes of parks that one address carries beside the rest: servers and proxies refuse addresses over 8,000. */
const MOST_BYTES = 7000;

/** Parks as they fit into one address each, in their order; one share where all do. */
export function shareParks(parks: readonly string[], most = MOST_BYTES): string[][] {
  const shares: string[][] = [[]];
  let bytes = 0;
  for (const park of parks) {
    // With its comma, which is encoded too.
    const length = encodeURIComponent(park).length + 3;
    if (bytes > 0 && bytes + length > most) {
      shares.push([]);
      bytes = 0;
    }
    shares.at(-1)?.push(park);
    bytes += length;
  }
  return shares;
}
