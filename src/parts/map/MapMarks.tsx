import { useMemo } from "react";
import { mapLabels } from "../../rules/mapLabels";
import type { MapSize } from "../../rules/mercator";
import { MapMarkView } from "./MapMarkView";
import type { MapMark } from "./mapMarks";

interface MapMarksProps {
  readonly marks: readonly MapMark[];
  readonly size: MapSize;
  readonly stop: string | undefined;
  readonly current: string | undefined;
  readonly onEnter: (id: string | undefined) => void;
  readonly onFocus: (id: string) => void;
  readonly onOpen: (mark: MapMark, element: Element) => void;
}

/** All marks in sight, with their names where there is room. */
export function MapMarks({ marks, size, stop, current, ...handlers }: MapMarksProps) {
  const labels = useMemo(() => {
    const named = marks.map(({ id, x, y, cluster: { items } }) => {
      return { id, x, y, name: items.length === 1 ? items[0]?.park.name : undefined };
    });
    return mapLabels(named, size);
  }, [marks, size]);
  return (
    <>
      {marks.map((mark) => (
        <MapMarkView
          key={mark.id}
          mark={mark}
          label={labels.get(mark.id)}
          isStop={mark.id === stop}
          isCurrent={mark.cluster.items.some(({ park }) => park.uid === current)}
          {...handlers}
        />
      ))}
    </>
  );
}
