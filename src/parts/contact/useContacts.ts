import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Entity } from "../../command/entity";
import { useGraph } from "../../frame/useGraph";
import { useSearchText } from "../../frame/useSearchText";
import { CONTACT_SEARCH_LIMIT, DEFAULT_PAGE_SIZE } from "../../rules/constants";
import { usePages } from "../event/usePages";
import {
  ContactSearchQuery,
  OrganizationContactsQuery,
  ParkContactsQuery,
  PortfolioContactsQuery,
} from "./contactQueries";

/** Whose contacts they are: an organization's, a portfolio's or a park's. */
export type ContactPlace = Entity & { readonly kind: "organization" | "portfolio" | "park" };

const documents = {
  organization: OrganizationContactsQuery,
  portfolio: PortfolioContactsQuery,
  park: ParkContactsQuery,
} as const;

const parameter = "contact";

/**
 * The contacts of a place, page by page, and the one that the address names, for which further pages are gone through.
 * Only those of an organization can be searched; the latest answer is shown [132].
 */
export function useContacts(place: ContactPlace, address: string) {
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get(parameter) ?? undefined;
  const { search, typed, setTyped } = useSearchText(address);
  const isSearch = place.kind === "organization" && search !== "";
  const base = useMemo(() => ({ place: place.uid, limit: DEFAULT_PAGE_SIZE }), [place.uid]);
  const pages = usePages(documents[place.kind], base, {
    pause: isSearch,
    read: ({ list }) => list,
    searching: open !== undefined,
  });
  const wanted = useMemo(
    () => ({ organization: place.uid, search, limit: CONTACT_SEARCH_LIMIT }),
    [place.uid, search],
  );
  const found = useGraph(ContactSearchQuery, wanted, { pause: !isSearch });
  const items = isSearch ? (found.data?.contactSearch ?? []) : pages.items;
  const setOpen = (id: string | undefined) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (id === undefined) next.delete(parameter);
      else next.set(parameter, id);
      return next;
    });
  return {
    ...{ isSearch, search, typed, setTyped, items, pages, found, setOpen },
    open,
    opened: items.find(({ id }) => id === open),
    /** Where a row leads, below /v1. */
    addressOf: (id: string) => {
      const next = new URLSearchParams(parameters);
      next.set(parameter, id);
      return `${address}?${next.toString()}`;
    },
  };
}

export type Contacts = ReturnType<typeof useContacts>;
