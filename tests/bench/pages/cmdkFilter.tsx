import { Command } from "cmdk";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { fleet } from "../search.bench";

/** cmdk with its own filter, all items in the document, as its documentation has it. */
export function start(root: HTMLElement, parameters: URLSearchParams): void {
  const count = Number(parameters.get("items"));
  const items = fleet(count / 20, (count * 19) / 20);
  const palette = (
    <Command label="Palette">
      <Command.Input autoFocus />
      <Command.List>
        <Command.Empty>Nothing</Command.Empty>
        {items.map(({ key, names, context }) => (
          <Command.Item key={key} value={`${names.join(" ")} ${context ?? ""} ${key}`}>
            {names[0]} {context}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
  flushSync(() => createRoot(root).render(palette));
}
