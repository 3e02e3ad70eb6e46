import { useTranslation } from "react-i18next";
import {
  assignAccountingContact,
  deleteAccountingContact,
  unassignAccountingContact,
  updateAccountingContact,
} from "../../actions/accountingContact";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { DetailPane } from "../../frame/list/DetailPane";
import { Loaded } from "../../frame/Loaded";
import { accountingContactEntity, nameOfAccountingContact } from "../../actions/accountingContactEntity";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import type { ContactRow } from "./accountingQueries";
import { contactMenu } from "./ContactsPanel";
import { useContacts } from "./useAccounting";
import type { Parks } from "./useAccounting";
import { Name } from "../../ui/Name";
import styles from "./accounting.module.css";

function Fields({ contact }: { contact: ContactRow }) {
  const { t } = useTranslation();
  const none = <span className={styles.none}>{t("accounting.none")}</span>;
  const { company, email, phone } = contact;
  const fields = {
    company: company ? <Name>{company}</Name> : none,
    email: email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : none,
    phone: phone ? <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a> : none,
  };
  return (
    <dl className={styles.fields}>
      {Object.entries(fields).map(([id, value]) => [
        <dt key={`${id}-name`}>{t(`accounting.column.${id}`)}</dt>,
        <dd key={id}>{value}</dd>,
      ])}
    </dl>
  );
}

function Details({ contact, names }: { contact: ContactRow; names: Parks["byUid"] }) {
  const { t } = useTranslation();
  const subject = accountingContactEntity(contact);
  const parks = contact.parks.map((uid): Entity => names.get(uid) ?? { kind: "park", uid, name: uid });
  return (
    <>
      <Fields contact={contact} />
      <h3 className={styles.heading}>{t("accounting.column.parks")}</h3>
      {parks.length === 0 && <p className={styles.none}>{t("accounting.noParksYet")}</p>}
      <ul className={styles.list}>
        {parks.map((park) => (
          <li key={park.uid}>
            <Name>{park.name}</Name>
            <ActionButton
              action={unassignAccountingContact}
              subject={subject}
              values={{ park }}
              size="small"
              variant="quiet"
              iconOnly
            >
              {t("accounting.unassign", { name: subject.name, park: park.name })}
            </ActionButton>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ActionButton action={assignAccountingContact} subject={subject} size="small" />
        <ActionButton action={updateAccountingContact} subject={subject} size="small" />
        <ActionButton action={deleteAccountingContact} subject={subject} size="small" />
      </div>
    </>
  );
}

export interface ContactPaneProps {
  id: string;
  /** Where the list has it already. */
  listed: ContactRow | undefined;
  names: Parks["byUid"];
  onClose: () => void;
}

/** One contact. There is no call for one alone: a contact that the list lacks is looked for page by page. */
export function ContactPane({ id, listed, names, onClose }: ContactPaneProps) {
  const { t } = useTranslation();
  const all = useContacts("", { pause: listed !== undefined, searching: true });
  const contact = listed ?? all.items.find((each) => each.id === id);
  const isLooking = all.query.refreshing || all.query.status === "loading";
  const isGone = contact === undefined && !isLooking && all.query.status === "succeeded";
  const title = contact
    ? nameOfAccountingContact(contact)
    : t(isGone ? "accounting.contactGone.title" : "accounting.contact");
  return (
    <DetailPane
      title={title}
      subtitle={contact?.company}
      actions={contact && <ActionMenu actions={contactMenu} subject={accountingContactEntity(contact)} />}
      closeLabel={t("accounting.close")}
      onClose={onClose}
    >
      {contact ? (
        <Details contact={contact} names={names} />
      ) : isGone ? (
        <EmptyState
          action={
            all.hasMore && (
              <Button size="small" onClick={all.more}>
                {t("accounting.lookFurther", { count: all.items.length })}
              </Button>
            )
          }
        >
          {t("accounting.contactGone.text")}
        </EmptyState>
      ) : (
        <Loaded query={all.query} rows={() => undefined} failed={t("accounting.contactsFailed")}>
          {() => null}
        </Loaded>
      )}
    </DetailPane>
  );
}
