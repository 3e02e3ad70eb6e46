import { firstErrorTexts } from "./firstErrorTexts";

/** Every text of § 8, word for word and once each: what stands where the server says nothing. */
export const errorTexts = {
  ...firstErrorTexts,

  comments: "Failed to fetch park comments",
  comment: "Failed to fetch park comment",
  createComment: "Failed to create park comment",
  updateComment: "Failed to update park comment",
  deleteComment: "Failed to delete park comment",

  reports: "Failed to fetch park reports",
  generateReport: "Failed to generate park report",
  downloadReport: "Failed to download report",
  deleteReport: "Failed to delete report",

  outlineImage: "Failed to get park outline image",
  uploadOutlineImage: "Failed to upload park outline image",

  kpiProduction: "Failed to fetch KPI production data",
  kpiAvailability: "Failed to fetch KPI availability data",
  kpiShutdown: "Failed to fetch KPI shutdown data",
  graph: "Failed to fetch graph data",
  detailedMonitor: "Failed to fetch detailed monitor data",
  monitor: "Failed to fetch monitor data",
  inverterStats: "Failed to fetch inverter stats",

  inverters: "Failed to fetch inverters",
  gaks: "Failed to fetch GAKs",
  updateGak: "Failed to update GAK",
  strings: "Failed to fetch strings",
  updateString: "Failed to update string",

  forecasts: "Failed to fetch forecasts",
  hosts: "Failed to fetch host configuration",
  sessions: "Failed to fetch sessions",
  revokeSession: "Failed to revoke session",
  deleteSession: "Failed to delete session",
  cooperations: "Failed to fetch cooperations",
  contract: "Failed to fetch contract data",
  billing: "Failed to fetch billing data",
  deletion: "Deletion failed",

  totpSetup: "Failed to setup 2FA",
  totpVerify: "Failed to verify 2FA code",
  totpDisable: "Failed to disable 2FA",
  totpRegenerate: "Failed to regenerate backup codes",

  unknown: "Unknown error occurred",
  unknownDisplay: "Unknown Error",

  noOrganization: "No organization UID found",
  noOrganizationInSelf: "No organization UID found in self data",

  socketNotReady: "Max retries reached. Socket not ready.",
  socketTimeout: "No response received after timeout",

  /** Not shown as such: how a refused invitation is understood (§ 2). */
  notRegistered: "user has not registered yet",
  unmatchedRoute: "Unexpected Application Error!",
} as const;

export type ErrorTextId = keyof typeof errorTexts;
