import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table";
import type { ColumnDef } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { createRoot } from "react-dom/client";
import { heads, plants } from "./rows";
import type { Plant } from "./rows";

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const columns = heads.map(([id]): ColumnDef<typeof features, Plant> => ({
  id,
  accessorFn: (row) => row[id],
}));
const rowHeight = 36;
const across = { display: "grid", gridTemplateColumns: `repeat(${heads.length}, 1fr)`, height: rowHeight };

function PlainTable({ data }: { data: Plant[] }) {
  const [active, setActive] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = useTable({ features, data, columns, getRowId: ({ uid }) => uid }).getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    const next = Math.min(rows.length - 1, active + 1);
    setActive(next);
    virtual.scrollToIndex(next);
  };
  return (
    <div
      role="grid"
      tabIndex={0}
      ref={scroller}
      onKeyDown={onKeyDown}
      style={{ height: 800, overflow: "auto" }}
    >
      <div role="row" style={across}>
        {heads.map(([id, head]) => (
          <div role="columnheader" key={id}>
            {head}
          </div>
        ))}
      </div>
      <div style={{ height: virtual.getTotalSize(), position: "relative" }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div
            role="row"
            key={rows[index]?.id}
            aria-selected={index === active}
            style={{
              ...across,
              position: "absolute",
              width: "100%",
              transform: `translateY(${start}px)`,
              ...(index === active ? { outline: "2px solid" } : {}),
            }}
          >
            {heads.map(([id]) => (
              <div role="gridcell" key={id}>
                {rows[index]?.original[id]}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** TanStack's table and virtualizer as their documentation puts them together, with an arrow key. */
export function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  const data = plants(Number(parameters.get("rows")));
  const from = performance.now();
  createRoot(root).render(<PlainTable data={data} />);
  return window.probe.settled(from);
}
