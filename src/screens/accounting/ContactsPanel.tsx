import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { createAccountingContact } from "../../actions/accountingContact";
import { actionsOn } from "../../actions/domainActions";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { Loaded } from "../../frame/Loaded";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useRowSelection } from "../../frame/useRowSelection";
import { MorePages } from "../../frame/list/MorePages";
import {
  accountingContactEntity,
  nameOfAccountingContact,
} from "../../parts/accounting/accountingContactEntity";
import { formatNumber, NO_VALUE } from "../../rules/numbers";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import type { ContactRow } from "./accountingQueries";
import type { Contacts, Parks, Shown } from "./useAccounting";
import styles from "./accounting.module.css";

export const contactMenu = actionsOn("accountingContact");

type ParkNames = Parks["byUid"];

/** The parks of a contact by name; one that is not in the list by what it is known by. */
function parksOf({ parks }: ContactRow, names: ParkNames): string {
  return parks.map((uid) => names.get(uid)?.name ?? uid).join(", ");
}

function columnsOf(t: TFunction, names: ParkNames): TableColumn<ContactRow>[] {
  const word = (id: string) => t(`accounting.column.${id}`);
  const text = (id: "company" | "email" | "phone", width: string): TableColumn<ContactRow> => ({
    id,
    header: word(id),
    value: (row) => row[id],
    cell: (row) => row[id] ?? <span className={styles.none}>{NO_VALUE}</span>,
    width,
  });
  return [
    {
      id: "name",
      header: word("name"),
      value: nameOfAccountingContact,
      width: "minmax(var(--table-name-narrow), 1.5fr)",
      priority: true,
    },
    { ...text("company", "minmax(var(--table-name-narrow), 1.5fr)"), below: true },
    text("email", "minmax(var(--table-name), 1.5fr)"),
    text("phone", "minmax(var(--table-name-narrow), 1fr)"),
    {
      id: "parks",
      header: word("parks"),
      value: (row) => parksOf(row, names),
      cell: (row) => parksOf(row, names) || <span className={styles.none}>{t("accounting.noParksYet")}</span>,
      width: "minmax(var(--table-name-narrow), 2fr)",
      priority: true,
    },
  ];
}

const ContactsTable = observer(function ContactsTable(props: {
  contacts: readonly ContactRow[];
  names: ParkNames;
  shown: Shown;
  onSorted: () => void;
}) {
  const { contacts, names, shown, onSorted } = props;
  const { t } = useTranslation();
  const columns = useMemo(() => columnsOf(t, names), [t, names]);
  const binding = useRowSelection("AccountingContacts", contacts, accountingContactEntity);
  return (
    <Table
      label={t("accounting.contacts")}
      rows={contacts}
      columns={columns}
      rowId={({ id }) => `accountingContact:${id}`}
      onSorted={onSorted}
      current={shown.contact && `accountingContact:${shown.contact}`}
      onOpen={({ id }) => shown.open("contact", id)}
      href={({ id }) => `/v1${shown.addressOf("contact", id)}`}
      rowActions={(contact) => (
        <ActionMenu actions={contactMenu} subject={accountingContactEntity(contact)} />
      )}
      maxHeight="60vh"
      {...binding}
    />
  );
});

export interface ContactsPanelProps {
  contacts: Contacts;
  parks: Parks;
  shown: Shown;
  /** What the address is searched by, and what stands in the field. */
  search: string;
  typed: string;
  setTyped: (typed: string) => void;
}

/** Who answers for which park: searched by the server, page by page [202]. */
export function ContactsPanel({ contacts, parks, shown, search, typed, setTyped }: ContactsPanelProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const { items, total, hasMore, query, more } = contacts;
  return (
    <Panel
      flush
      title={t("accounting.contacts")}
      actions={<ActionButton action={createAccountingContact} size="small" />}
    >
      <div className={styles.bar}>
        <SearchField label={t("accounting.searchContacts")} value={typed} onChange={setTyped} keys="/" />
      </div>
      <Loaded query={query} rows={(data) => data.accountingContacts} failed={t("accounting.contactsFailed")}>
        {() =>
          items.length === 0 ? (
            search === "" ? (
              <EmptyState>{t("accounting.noContacts")}</EmptyState>
            ) : (
              <EmptyState action={<Button onClick={() => setTyped("")}>{t("list.clearSearch")}</Button>}>
                {t("accounting.noMatch", { search })}
              </EmptyState>
            )
          ) : (
            <>
              <ContactsTable contacts={items} names={parks.byUid} shown={shown} onSorted={contacts.gather} />
              <MorePages
                words={t("accounting.count", { shown: number(items.length), total: number(total) })}
                hasMore={hasMore}
                isLoading={query.refreshing}
                onMore={more}
              />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
