import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { saveContact } from "../../actions/contactCard";
import { updateContact } from "../../actions/contactEdit";
import { actionsOn } from "../../actions/domainActions";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { DetailPane } from "../../frame/list/DetailPane";
import { countryName } from "../../rules/country";
import { EmptyState } from "../../ui/EmptyState";
import { contactEntity } from "../../actions/contactEntity";
import type { ContactItem } from "./contactQueries";
import styles from "./contact.module.css";
import { Email, Phone } from "./Reach";
import type { ContactPlace } from "./useContacts";

/** These two stand as buttons. */
const others = actionsOn("contact").filter((each) => each !== updateContact && each !== saveContact);

/** Street, place and country, each in its line; null where nothing is known of them. */
function addressOf({ address1, zipCode, city, country }: ContactItem, language: string): ReactNode {
  const place = [zipCode, city].filter(Boolean).join(" ");
  const lines = [address1, place, country && countryName(country, language)].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** All that is known of a contact; what is not known is left out. */
function Fields({ contact }: { contact: ContactItem }) {
  const { t, i18n } = useTranslation();
  const { company, position, phone, mobile, email, information } = contact;
  const fields: readonly (readonly [string, ReactNode])[] = [
    ["company", company],
    ["position", position],
    ["phone", phone && <Phone raw={phone} />],
    ["mobile", mobile && <Phone raw={mobile} />],
    ["email", email && <Email raw={email} />],
    ["address", addressOf(contact, i18n.language)],
    ["information", information && <span className={styles.information}>{information}</span>],
  ];
  return (
    <dl className={styles.fields}>
      {fields.map(([id, value]) =>
        value ? (
          <div key={id} className={styles.field}>
            <dt>{t(`people.contacts.field.${id}`)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Known({ contact, subject }: { contact: ContactItem; subject: Entity }) {
  return (
    <>
      <div className={styles.buttons}>
        <ActionButton
          action={updateContact}
          subject={subject}

          size="small"
        />
        <ActionButton action={saveContact} subject={subject} size="small" />
      </div>
      <Fields contact={contact} />
    </>
  );
}

export interface ContactPaneProps {
  readonly place: ContactPlace;
  /** The one that the address names; undefined while it is not among those that are there. */
  readonly contact: ContactItem | undefined;
  readonly isSearching: boolean;
  readonly onClose: () => void;
}

/** One contact beside the list: everything known of it, and what can be done with it. Esc leads back. */
export function ContactPane({ place, contact, isSearching, onClose }: ContactPaneProps) {
  const { t } = useTranslation();
  const subject = contact && contactEntity(contact, place);
  return (
    <DetailPane
      title={contact?.name ?? t("people.contacts.unknown")}
      actions={subject && <ActionMenu actions={others} subject={subject} />}
      closeLabel={t("people.contacts.close")}
      onClose={onClose}
    >
      {contact && subject ? (
        <Known contact={contact} subject={subject} />
      ) : (
        <EmptyState>{t(isSearching ? "people.contacts.looking" : "people.contacts.gone")}</EmptyState>
      )}
    </DetailPane>
  );
}
