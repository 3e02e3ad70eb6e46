import { useEffect, useRef, useState } from "react";
import { classes } from "../../ui/classes";
import { lazyPart } from "../../ui/lazyPart";
import { Skeleton } from "../../ui/Skeleton";
import type { MapPark } from "./mapPark";
import styles from "./parkMap.module.css";

export interface KeptPlace {
  /** null while all parks are shown. */
  readonly text: string | null;
  readonly keep: (text: string | null) => void;
}

export interface ParkMapProps {
  /** Its name. */
  readonly label: string;
  /** Kept the same while nothing changed. */
  readonly parks: readonly MapPark[];
  /** The park that is meant elsewhere, e.g. the row one is on: its mark stands out. */
  readonly current?: string | undefined;
  /** Where what is looked at is kept, as a text, so that a link leads there. */
  readonly kept?: KeptPlace | undefined;
  /** Low, for one park; the plain wheel stays the page's. */
  readonly isSmall?: boolean;
}

function Waiting({ isSmall = false }: ParkMapProps) {
  return (
    <div className={classes(styles.map, isSmall && styles.small)}>
      <Skeleton height="100%" />
    </div>
  );
}

const Drawn = lazyPart<ParkMapProps>(async () => (await import("./ParkMapView")).ParkMapView, Waiting);

/** Parks on a map of the world, whose outlines come with the portal; its code and they come once it is in sight. */
export function ParkMap(props: ParkMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{isSeen ? <Drawn {...props} /> : <Waiting {...props} />}</div>;
}
