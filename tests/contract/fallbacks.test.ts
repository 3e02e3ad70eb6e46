import { expect, test } from "vitest";
import { callingFields } from "../graph/rootFields";
import { runField, sampleServer } from "../graph/sampleServer";
import { catalogue } from "../rules/catalogue";

const byId = new Map<string, string>(catalogue);

/** Fields that are called otherwise than their row of the catalogue (§8). One park is asked for in the samples. */
const rows: Readonly<Record<string, string>> = {
  kpiGraph: "graph",
  monitor: "detailedMonitor",
  totp: "totpStatus",
  setupTotp: "totpSetup",
  verifyTotp: "totpVerify",
  disableTotp: "totpDisable",
  verifySession: "totpSession",
  verifyBackup: "totpBackup",
  regenerateBackupCodes: "totpRegenerate",
  deleteUser: "deletion",
};
const texts = callingFields.map(
  (field) => [field.name, byId.get(rows[field.name] ?? field.name) ?? "An error occurred", field] as const,
);

test.each(texts)("[212] where the server fails and says nothing, %s says: %s", async (_name, text, field) => {
  const server = sampleServer(() => Response.json({ code: { deep: [1] } }, { status: 500 }));
  const { error } = await runField(server, field);
  const said = error?.graphQLErrors.map(({ extensions }) => extensions["text"]) ?? [];
  expect([...new Set(said)]).toEqual([text]);
});

test("[212] most rows of the catalogue are said so by some field; what is left belongs to no call of its own", () => {
  const said = new Set<string>(texts.map(([, text]) => text));
  const left = catalogue.filter(([, text]) => !said.has(text)).map(([id]) => id);
  expect(left).toEqual([
    ...["monitor", "billing", "unknown", "unknownDisplay", "noOrganization", "noOrganizationInSelf"],
    ...["socketNotReady", "socketTimeout", "notRegistered", "unmatchedRoute", "chunkLoad"],
  ]);
});
