/** Resolver types: the parent of each field is the REST object it is renamed from. */
export default {
  schema: "src/generated/schema.graphql",
  generates: {
    "src/generated/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        contextType: "../graph/context#GraphContext",
        mappers: {
          Self: "../graph/models#SelfModel",
          SelfContact: "../graph/models#SelfContactModel",
          SelfOrganization: "../graph/models#SelfOrganizationModel",
          Totp: "../graph/models#TotpModel",
          Organization: "../graph/models#OrganizationModel",
          Plan: "../graph/models#PlanModel",
          Portfolio: "../graph/models#PortfolioModel",
          Park: "../graph/models#ParkModel",
          Kpi: "../graph/models#KpiModel",
          Metric: "../graph/models#MetricModel",
          KpiGraph: "../graph/models#KpiGraphModel",
          Monitor: "../graph/models#MonitorModel",
          Device: "../graph/models#DeviceModel",
          DeviceStatus: "../graph/models#DeviceStatusModel",
          DeviceVersion: "../graph/models#DeviceVersionModel",
          EventCount: "../graph/models#EventCountModel",
        },
        scalars: {
          ID: { input: "string", output: "string" },
          DateTime: { input: "string", output: "string" },
          Numbers: { input: "never", output: "readonly (number | null)[]" },
          Series: { input: "never", output: "../graph/models#SeriesModel" },
        },
      },
    },
  },
};
