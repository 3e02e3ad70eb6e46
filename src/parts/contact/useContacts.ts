import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Entity } from "../../command/entity";
import { useGraph } from "../../frame/useGraph";
import { useSearchText } from "../../frame/useSearchText";
import { CONTACT_SEARCH_LIMIT, DEFAULT_PAGE_SIZE } from "../../rules/constants";
import { usePages } from "../event/usePages";
import { narrowed, readFilter, withFilter } from "./contactFilter";
import type { ContactFilter } from "./contactFilter";
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

/** What the list is narrowed to, and which contact is open: both in the address. */
function useContactAddress(address: string) {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const { search, typed, setTyped } = useSearchText(address);
  const withOpen = (current: URLSearchParams, id: string | undefined): URLSearchParams => {
    const next = new URLSearchParams(current);
    if (id === undefined) next.delete(parameter);
    else next.set(parameter, id);
    return next;
  };
  return {
    ...{ filter, search, typed, setTyped },
    open: parameters.get(parameter) ?? undefined,
    setFilter: (changes: Partial<ContactFilter>) =>
      setParameters((current) => withFilter(current, changes), { replace: true }),
    /** Everybody again. */
    clear: () => {
      setTyped("");
      setParameters(
        (current) => {
          const next = withFilter(current, readFilter(new URLSearchParams()));
          next.delete("search");
          return next;
        },
        { replace: true },
      );
    },
    setOpen: (id: string | undefined) => setParameters((current) => withOpen(current, id)),
    /** Where a row leads, below /v1. */
    addressOf: (id: string) => `${address}?${withOpen(parameters, id).toString()}`,
  };
}

/**
 * The contacts of a place, page by page, and the one that the address names, for which further pages are gone through.
 * Text in any field is searched by the server among those of the organization, the latest answer is shown [132]; what
 * it cannot look for, among those of a portfolio or a park and by filter, is looked for in the pages as they come.
 */
export function useContacts(place: ContactPlace, address: string) {
  const asked = useContactAddress(address);
  const { filter, search, open } = asked;
  const isOrganization = place.kind === "organization";
  const portfolio = isOrganization ? filter.portfolio : undefined;
  const isFiltered = filter.kind !== undefined || filter.position !== undefined;
  const isSearch = isOrganization && search !== "" && !isFiltered && portfolio === undefined;
  const isNarrowed = !isSearch && (isFiltered || search !== "");
  const at = portfolio ?? place.uid;
  const base = useMemo(() => ({ place: at, limit: DEFAULT_PAGE_SIZE }), [at]);
  const pages = usePages(documents[portfolio === undefined ? place.kind : "portfolio"], base, {
    pause: isSearch,
    read: ({ list }) => list,
    searching: open !== undefined,
    whole: isNarrowed,
  });
  const wanted = useMemo(
    () => ({ organization: place.uid, search, limit: CONTACT_SEARCH_LIMIT }),
    [place.uid, search],
  );
  const found = useGraph(ContactSearchQuery, wanted, { pause: !isSearch });
  const loaded = isSearch ? (found.data?.contactSearch ?? []) : pages.items;
  const items = isNarrowed ? narrowed(loaded, filter, search) : loaded;
  return {
    ...asked,
    ...{ isSearch, isNarrowed, loaded, items, pages, found },
    isCleared: search === "" && !isFiltered && portfolio === undefined,
    opened: loaded.find(({ id }) => id === open),
  };
}

export type Contacts = ReturnType<typeof useContacts>;
