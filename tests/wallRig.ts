import { uidFor } from "../mocks/world/random";

/** The demo's first portfolio, as its usual seed makes it. */
export const firstPortfolio = uidFor(20_250_101, 2, 0);

/** That portfolio alone on a wall. */
export const wall = `/dashboard?kiosk=1&portfolios=${firstPortfolio}`;
