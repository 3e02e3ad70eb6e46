import type { Row } from "./row";
import type { Stage } from "./stage";

/** Something that is measured; `--only` takes its name. */
export interface Job {
  readonly name: string;
  readonly run: (stage: Stage) => Promise<Row[]>;
}
