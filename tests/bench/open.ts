/** A page shows what it is about below the given element and tells what it has measured by then. */
type Start = (element: HTMLElement, parameters: URLSearchParams) => unknown;

const pages = import.meta.glob<{ start: Start }>("./pages/*.{ts,tsx}");

async function start(): Promise<unknown> {
  const parameters = new URLSearchParams(location.search);
  const name = parameters.get("page") ?? "";
  const load = pages[`./pages/${name}.ts`] ?? pages[`./pages/${name}.tsx`];
  const element = document.getElementById("root");
  if (!load || !element) throw new Error(`No page ${name}`);
  const { start: show } = await load();
  return show(element, parameters);
}

window.result = start();
