import { observer } from "mobx-react-lite";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { createContact } from "../../actions/contact";
import { actionsOn } from "../../actions/domainActions";
import { addToPark, addToPortfolio } from "../../actions/siteContact";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { Loaded } from "../../frame/Loaded";
import { Table } from "../../frame/Table";
import { useRowSelection } from "../../frame/useRowSelection";
import { CONTACT_SEARCH_LIMIT } from "../../rules/constants";
import { formatNumber } from "../../rules/numbers";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { MorePages } from "../event/MorePages";
import { contactColumns } from "./contactColumns";
import { contactEntity } from "./contactEntity";
import { ContactPane } from "./ContactPane";
import type { ContactItem } from "./contactQueries";
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

const ContactsTable = observer(function ContactsTable({ contacts }: { contacts: Contacts }) {
  const { t } = useTranslation();
  const { items, setOpen, addressOf } = contacts;
  const columns = useMemo(() => contactColumns(t), [t]);
  const binding = useRowSelection("Contacts", items, contactEntity);
  return (
    <Table
      label={t("people.contacts.label")}
      rows={items}
      columns={columns}
      rowId={({ id }) => `contact:${id}`}
      onOpen={({ id }) => setOpen(id)}
      href={({ id }) => `/v1${addressOf(id)}`}
      rowActions={(row) => <ActionMenu actions={contactMenu} subject={contactEntity(row)} />}
      {...binding}
    />
  );
});

/** Those that hold what was typed, the first ones; or page by page. */
function Rows({ contacts, place }: { contacts: Contacts; place: ContactPlace }) {
  const { t, i18n } = useTranslation();
  const { isSearch, search, found, pages, setTyped, items } = contacts;
  const count = (value: number) => formatNumber(value, i18n.language);
  if (isSearch)
    return (
      <Loaded
        query={found}
        rows={(data): readonly ContactItem[] => data.contactSearch}
        failed={t("people.contacts.failed")}
        empty={t("people.contacts.noMatch", { search })}
        emptyAction={<Button onClick={() => setTyped("")}>{t("people.contacts.clearSearch")}</Button>}
      >
        {(rows) => (
          <>
            <ContactsTable contacts={contacts} />
            {rows.length >= CONTACT_SEARCH_LIMIT && (
              <p className={styles.limit}>{t("people.contacts.firstFound", { limit: count(rows.length) })}</p>
            )}
          </>
        )}
      </Loaded>
    );
  const { query, total, hasMore, more } = pages;
  return (
    <Loaded query={query} rows={({ list }) => list} failed={t("people.contacts.failed")}>
      {() =>
        items.length === 0 ? (
          <EmptyState action={<CreateContactButton place={place} />}>{t("people.contacts.empty")}</EmptyState>
        ) : (
          <>
            <ContactsTable contacts={contacts} />
            <MorePages
              words={t("people.contacts.loaded", { loaded: count(items.length), all: count(total) })}
              hasMore={hasMore}
              isLoading={query.refreshing}
              onMore={more}
            />
          </>
        )
      }
    </Loaded>
  );
}

/** The list has the focus that the pane had when it went, by its button, Esc or the browser's Back. */
function useListFocus(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return box;
}

export interface ContactListProps {
  readonly place: ContactPlace;
  /** The screen's address, below /v1, in which search and open contact are kept. */
  readonly address: string;
}

/** The contacts of an organization, a portfolio or a park: found as one types, called, written to, saved. */
export function ContactList({ place, address }: ContactListProps) {
  const { t } = useTranslation();
  const contacts = useContacts(place, address);
  const { open, opened, pages, isSearch, setOpen } = contacts;
  const box = useListFocus(open !== undefined);
  return (
    <>
      {place.kind === "organization" && (
        <div className={styles.bar}>
          <SearchField
            label={t("people.contacts.search")}
            value={contacts.typed}
            onChange={contacts.setTyped}
            keys="/"
          />
        </div>
      )}
      <div ref={box} className={open === undefined ? styles.alone : styles.split}>
        <Panel flush>
          <Rows contacts={contacts} place={place} />
        </Panel>
        {open !== undefined && (
          <ContactPane
            id={open}
            contact={opened}
            isSearching={!isSearch && (pages.query.status === "loading" || pages.query.refreshing)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </div>
    </>
  );
}
