/** Some browsers ask where to put a file before they read it; milliseconds. */
const ADDRESS_LIVES_MS = 60_000;

/** Hands a file to the browser, which saves it under its name. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIVES_MS);
}
