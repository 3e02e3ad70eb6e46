/** Hands a text to the browser as a file. */
export function saveText(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** A title as a file name: letters and digits of any script, no path and no control characters. */
export function fileNameOf(title: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return `${plain || "chart"}.csv`;
}
