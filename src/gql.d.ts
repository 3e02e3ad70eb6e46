import type { DeviceColumns } from "./graph/models/device";
import type { SeriesModel } from "./graph/models/monitor";

declare module "gql.tada" {
  interface setupSchema {
    scalars: {
      Blob: Blob;
      DateTime: string;
      DeviceColumns: DeviceColumns;
      Numbers: readonly (number | null)[];
      Series: SeriesModel;
    };
  }
}
