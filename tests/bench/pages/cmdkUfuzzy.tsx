import { Command } from "cmdk";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { fleet } from "../search.bench";
import { createUfuzzy } from "./ufuzzy";

const mostRows = 20;

function Palette({ items }: { items: ReturnType<typeof fleet> }) {
  const [search] = useState(() => createUfuzzy(items));
  const [query, setQuery] = useState("");
  const found = query.trim() === "" ? [] : search(query);
  return (
    <Command label="Palette" shouldFilter={false}>
      <Command.Input autoFocus value={query} onValueChange={setQuery} />
      <Command.List>
        <Command.Empty>Nothing</Command.Empty>
        {found.slice(0, mostRows).map((place) => (
          <Command.Item key={items[place]?.key} value={items[place]?.key ?? ""}>
            {items[place]?.names[0]} {items[place]?.context}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}

/** The quickest library behind cmdk, with as many rows drawn as ours has. */
export function start(root: HTMLElement, parameters: URLSearchParams): void {
  const count = Number(parameters.get("items"));
  const items = fleet(count / 20, (count * 19) / 20);
  flushSync(() => createRoot(root).render(<Palette items={items} />));
}
