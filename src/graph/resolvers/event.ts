import type { Resolvers } from "../../generated/resolvers";
import { dataOf } from "../rest";

export const event: Resolvers = {
  Query: {
    eventCounts: (_, args, { rest }) => {
      const { parks, portfolio, start, end, showHidden, importanceThreshold } = args;
      const query = {
        ...(parks && parks.length > 0 ? { park: parks.join(",") } : portfolio ? { portfolio } : {}),
        ...(start ? { start_time: start } : {}),
        ...(end ? { end_time: end } : {}),
        show_hidden: showHidden,
        importance_threshold: importanceThreshold,
      };
      return dataOf(rest.GET("/api/v1/event/park/count", { params: { query } }));
    },
  },
  EventCount: {
    eventType: (parent) => parent.event_type,
  },
};
