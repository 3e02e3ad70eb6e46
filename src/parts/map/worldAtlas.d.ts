/** Outlines of Natural Earth (public domain), 1:50 million. Not inferred: the file has 80,000 points. */
declare module "world-atlas/countries-50m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const world: Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  export default world;
}
