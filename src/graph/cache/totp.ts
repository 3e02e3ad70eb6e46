import type { Cache, DataFields, UpdateResolver } from "@urql/exchange-graphcache";
import { graphql } from "gql.tada";
import { embedded } from "./rules";
import type { CacheRules } from "./rules";

const TotpState = graphql(`
  query TotpState {
    totp {
      isEnabled
      sessionVerified
    }
  }
`);

/** What the mutation says is the state from now on, on every screen that shows it (§4). */
const becomes =
  (field: string): UpdateResolver =>
  (result: DataFields, _args, cache: Cache) => {
    const said = result[field];
    if (typeof said !== "object" || said === null || Array.isArray(said)) return;
    const { isEnabled, sessionVerified } = said as DataFields;
    cache.updateQuery({ query: TotpState }, (known) => ({
      totp: {
        __typename: "Totp",
        isEnabled: typeof isEnabled === "boolean" ? isEnabled : (known?.totp.isEnabled ?? false),
        sessionVerified: typeof sessionVerified === "boolean" ? sessionVerified : null,
      },
    }));
  };

export const totpRules: CacheRules = {
  keys: { TotpSetup: embedded },
  updates: {
    verifyTotp: becomes("verifyTotp"),
    disableTotp: becomes("disableTotp"),
    verifySession: becomes("verifySession"),
  },
};
