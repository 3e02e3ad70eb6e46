/** A park's name made of a file's: `serf_west_15min.csv` is "serf west 15min". */
export function parkNameOf(fileName: string): string {
  return fileName
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/[_\s]+/g, " ")
    .trim();
}
