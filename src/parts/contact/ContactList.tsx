import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createContact } from "../../actions/contact";
import { actionsOn } from "../../actions/domainActions";
import { addToPark, addToPortfolio } from "../../actions/siteContact";
import { ActionButton } from "../../frame/ActionButton";
import { CutNote } from "../../frame/list/CutNote";
import { Split } from "../../frame/list/Split";
import { CONTACT_SEARCH_LIMIT } from "../../rules/constants";
import { formatNumber } from "../../rules/numbers";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Stack } from "../../ui/Stack";
import { ListPanel } from "../../frame/list/ListPanel";
import { MorePages } from "../../frame/list/MorePages";
import { AssignContact } from "./AssignContact";
import { contactColumns } from "./contactColumns";
import { ContactFilters } from "./ContactFilters";
import { contactEntity } from "../../actions/contactEntity";
import type { ContactItem } from "./contactQueries";
import { ContactPane } from "./ContactPane";
import styles from "./contact.module.css";
import { useContacts } from "./useContacts";
import type { ContactPlace, Contacts } from "./useContacts";

const contactMenu = actionsOn("contact");

/** Makes a contact of the place. */
export function CreateContactButton({ place }: { place: ContactPlace }) {
  if (place.kind === "organization") return <ActionButton action={createContact} variant="primary" />;
  const action = place.kind === "park" ? addToPark : addToPortfolio;
  return <ActionButton action={action} subject={place} variant="primary" />;
}

/** The way back to everybody, from where nobody is left. */
function ClearButton({ contacts }: { contacts: Contacts }) {
  const { t } = useTranslation();
  return <Button onClick={contacts.clear}>{t("people.contacts.filter.clear")}</Button>;
}

/** Nobody at all, nobody here, or nobody that is looked for. */
function Nobody({ contacts, place }: { contacts: Contacts; place: ContactPlace }) {
  const { t } = useTranslation();
  const { isCleared, search } = contacts;
  if (isCleared)
    return (
      <EmptyState action={<CreateContactButton place={place} />}>{t("people.contacts.empty")}</EmptyState>
    );
  const words = search === "" ? t("people.contacts.filter.none") : t("people.contacts.noMatch", { search });
  return <EmptyState action={<ClearButton contacts={contacts} />}>{words}</EmptyState>;
}

/** How many were found at once, or of how many pages so far they are. */
function Counts({ contacts }: { contacts: Contacts }) {
  const { t, i18n } = useTranslation();
  const { isSearch, isNarrowed, loaded, items } = contacts;
  const { query, total, hasMore, more } = contacts.pages;
  const count = (value: number) => formatNumber(value, i18n.language);
  const shown = count(items.length);
  if (isSearch)
    return (
      <p role="status" className={styles.limit}>
        {items.length >= CONTACT_SEARCH_LIMIT
          ? t("people.contacts.firstFound", { limit: shown })
          : t("people.contacts.found", { count: items.length })}
      </p>
    );
  const words =
    isNarrowed && loaded.length < total
      ? t("people.contacts.narrowed", { shown, loaded: count(loaded.length), all: count(total) })
      : t("people.contacts.loaded", { loaded: shown, all: count(total) });
  return <MorePages words={words} hasMore={hasMore} isLoading={query.refreshing} onMore={more} />;
}

export interface ContactListProps {
  readonly place: ContactPlace;
  /** The screen's address, below /v1, in which search and open contact are kept. */
  readonly address: string;
}

/** The contacts of an organization, a portfolio or a park: found as one types, called, written to, saved. */
export function ContactList({ place, address }: ContactListProps) {
  const { t } = useTranslation();
  const columns = useMemo(() => contactColumns(t), [t]);
  const contacts = useContacts(place, address);
  const entityOf = useCallback((contact: ContactItem) => contactEntity(contact, place), [place]);
  const { shown, opened, pages, isSearch, close } = contacts;
  const assigned = useMemo(() => new Set(pages.items.map(({ id }) => id)), [pages.items]);
  return (
    <Stack close>
      <ContactFilters contacts={contacts} isOrganization={place.kind === "organization"}>
        {place.kind === "park" && <AssignContact park={place} assigned={assigned} />}
      </ContactFilters>
      <Split
        pane={
          shown !== undefined && (
            <ContactPane
              key={shown}
              place={place}
              contact={opened}
              isSearching={!isSearch && (pages.query.status === "loading" || pages.query.refreshing)}
              onClose={close}
            />
          )
        }
      >
        <ListPanel
          key={String(isSearch)}
          words={{ failed: t("people.contacts.failed"), empty: t("people.contacts.empty") }}
          list="Contacts"
          label={t("people.contacts.label")}
          address={contacts}
          query={isSearch ? contacts.found : pages.query}
          rows={contacts.items}
          columns={columns}
          entityOf={entityOf}
          menu={contactMenu}
          onSorted={pages.gather}
          note={!isSearch && <CutNote pages={pages} />}
          isComing={!isSearch && pages.hasMore && pages.query.refreshing}
          nothing={<Nobody contacts={contacts} place={place} />}
          foot={contacts.loaded.length > 0 && <Counts contacts={contacts} />}
        />
      </Split>
    </Stack>
  );
}
