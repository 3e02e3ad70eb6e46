import { useMemo } from "react";
import type { Entity } from "../../command/entity";
import { useListAddress } from "../../frame/list/useListAddress";
import { useGraph } from "../../frame/useGraph";
import { CONTACT_SEARCH_LIMIT, DEFAULT_PAGE_SIZE } from "../../rules/constants";
import { usePages } from "../../frame/list/usePages";
import { useSearch } from "../../frame/useSearch";
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

/** What the list is narrowed to, and which contact is open: both in the address. */
function useContactAddress(address: string) {
  const [parameters, setParameters] = useSearch();
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const list = useListAddress(address, "contact");
  return {
    ...list,
    filter,
    setFilter: (changes: Partial<ContactFilter>) =>
      setParameters((current) => withFilter(current, changes), { replace: true }),
    /** Everybody again. */
    clear: () => {
      list.setTyped("");
      setParameters(
        (current) => {
          const next = withFilter(current, readFilter(new URLSearchParams()));
          next.delete("search");
          return next;
        },
        { replace: true },
      );
    },
  };
}

/**
 * The contacts of a place, page by page, and the one that the address names, for which further pages are gone through.
 * Text in any field is searched by the server among those of the organization, the latest answer is shown [132]; what
 * it cannot look for, among those of a portfolio or a park and by filter, is looked for in the pages as they come.
 */
export function useContacts(place: ContactPlace, address: string) {
  const asked = useContactAddress(address);
  const { filter, search, shown } = asked;
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
    searching: shown !== undefined,
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
    opened: loaded.find(({ id }) => id === shown),
  };
}

export type Contacts = ReturnType<typeof useContacts>;
