import type { HTMLAttributes } from "react";

type NameProps = Pick<HTMLAttributes<HTMLElement>, "className" | "title"> & { children: string };

/**
 * A name that somebody gave, in a place of its own: written from right to left it leaves what stands beside it as it
 * is, and is cut at its own end where its box is too small; no browser translates it.
 */
export function Name(props: NameProps) {
  return <bdi translate="no" {...props} />;
}
