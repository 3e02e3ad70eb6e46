/** The floor: a bare field, and one text node that says what stands in it. */
export function start(root: HTMLElement): void {
  const field = document.createElement("input");
  const text = document.createTextNode("");
  root.append(field, text);
  field.addEventListener("input", () => (text.data = field.value));
  field.focus();
}
