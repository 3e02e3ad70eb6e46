import { useMemo } from "react";
import type { Entity } from "../../command/entity";
import { PortfoliosQuery } from "../../frame/portfoliosQuery";
import { useGraph } from "../../frame/useGraph";
import { usePages } from "../../frame/list/usePages";
import { ACCOUNTING_CONTACTS_LIMIT } from "../../rules/constants";
import { AccountingContactsQuery } from "./accountingQueries";

/** Every park that can have a contract, with its portfolio. */
export function useParks() {
  const query = useGraph(PortfoliosQuery, {});
  const portfolios = query.data?.portfolios;
  const parks = useMemo(
    () =>
      (portfolios ?? []).flatMap((home) =>
        home.parks.map(({ uid, name }): Entity => ({
          kind: "park",
          uid,
          name,
          context: home.name,
          parent: home.uid,
        })),
      ),
    [portfolios],
  );
  const byUid = useMemo(() => new Map(parks.map((park) => [park.uid, park])), [parks]);
  return { query, parks, byUid };
}

export type Parks = ReturnType<typeof useParks>;

/** Contacts page by page; with `searching` the first pages come by themselves. */
export function useContacts(search: string, { pause = false, searching = false } = {}) {
  const base = useMemo(
    () => ({ limit: ACCOUNTING_CONTACTS_LIMIT, search: search === "" ? null : search }),
    [search],
  );
  return usePages(AccountingContactsQuery, base, {
    pause,
    searching,
    read: (data) => data.accountingContacts,
  });
}

export type Contacts = ReturnType<typeof useContacts>;
