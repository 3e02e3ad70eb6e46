import { useMemo } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { createAccountingContact } from "../../actions/accountingContact";
import { actionsOn } from "../../actions/domainActions";
import { ActionButton } from "../../frame/ActionButton";
import type { ListAddress } from "../../frame/list/useListAddress";
import type { TableColumn } from "../../frame/Table";
import { CutNote } from "../../frame/list/CutNote";
import { ListPanel } from "../../frame/list/ListPanel";
import { MorePages } from "../../frame/list/MorePages";
import { accountingContactEntity, nameOfAccountingContact } from "../../actions/accountingContactEntity";
import { formatNumber, NO_VALUE } from "../../rules/numbers";
import { SearchField } from "../../ui/SearchField";
import type { ContactRow } from "./accountingQueries";
import type { Contacts, Parks } from "./useAccounting";
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
    { ...text("company", "minmax(var(--table-name-narrow), 1.5fr)"), below: "lines" },
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

export interface ContactsPanelProps {
  contacts: Contacts;
  parks: Parks;
  address: ListAddress;
}

/** Who answers for which park: searched by the server, page by page [202]. */
export function ContactsPanel({ contacts, parks: { byUid }, address }: ContactsPanelProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const { items, total, hasMore, query, more, gather } = contacts;
  const columns = useMemo(() => columnsOf(t, byUid), [t, byUid]);
  return (
    <ListPanel
      title={t("accounting.contacts")}
      actions={<ActionButton action={createAccountingContact} size="small" />}
      head={
        <div className={styles.bar}>
          <SearchField
            label={t("accounting.searchContacts")}
            value={address.typed}
            onChange={address.setTyped}
            keys="/"
          />
        </div>
      }
      words={{
        failed: t("accounting.contactsFailed"),
        empty: t("accounting.noContacts"),
        noMatch: t("accounting.noMatch", { search: address.search }),
      }}
      list="AccountingContacts"
      label={t("accounting.contacts")}
      {...{ address, query, columns }}
      rows={items}
      entityOf={accountingContactEntity}
      menu={contactMenu}
      onSorted={gather}
      note={<CutNote pages={contacts} />}
      maxHeight="60vh"
      foot={
        items.length > 0 && (
          <MorePages
            words={t("accounting.count", { shown: number(items.length), total: number(total) })}
            hasMore={hasMore}
            isLoading={query.refreshing}
            onMore={more}
          />
        )
      }
    />
  );
}
