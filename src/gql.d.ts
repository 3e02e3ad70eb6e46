import type { SeriesModel } from "./graph/models/monitor";

declare module "gql.tada" {
  interface setupSchema {
    scalars: {
      Blob: Blob;
      DateTime: string;
      Numbers: readonly (number | null)[];
      Series: SeriesModel;
    };
  }
}
