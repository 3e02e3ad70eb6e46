import type { PortfolioItem } from "../../frame/portfoliosQuery";
import type { GraphState } from "../../frame/useGraph";
import type { Zone } from "../../rules/zone";

/** What every screen of the wall is given. */
export interface WallPartProps {
  readonly portfolio: PortfolioItem;
  /** The query that brought the portfolio. */
  readonly query: Pick<GraphState<unknown>, "asOf" | "status" | "failure">;
  readonly now: number;
  readonly zone: Zone;
}
