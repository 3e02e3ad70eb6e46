import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { assignContact } from "../../actions/contact";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { Loaded } from "../../frame/Loaded";
import { useTools } from "../../frame/tools";
import { useHandOn } from "../../frame/useHandOn";
import { useGraph } from "../../frame/useGraph";
import { CONTACT_SEARCH_LIMIT } from "../../rules/constants";
import { SEARCH_REST_MS } from "../../rules/searchRest";
import { formatNumber } from "../../rules/numbers";
import { Dialog } from "../../ui/Dialog";
import { Name } from "../../ui/Name";
import { SearchField } from "../../ui/SearchField";
import { Status } from "../../ui/Status";
import { contactEntity } from "../../actions/contactEntity";
import { ContactSearchQuery } from "./contactQueries";
import type { ContactItem } from "./contactQueries";
import styles from "./contact.module.css";

export interface AssignContactDialogProps {
  readonly park: Entity;
  /** Ids of those that the park has, as far as they have come. */
  readonly assigned: ReadonlySet<string>;
  readonly onClose: () => void;
}

/** What was typed, once typing rests. */
function useRested(typed: string): string {
  const [rested, setRested] = useState("");
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === "" ? 0 : SEARCH_REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

function Found({ contact, park, isAssigned }: { contact: ContactItem; park: Entity; isAssigned: boolean }) {
  const { t } = useTranslation();
  const entity = contactEntity(contact);
  const values = useMemo(() => ({ park }), [park]);
  const box = useHandOn<HTMLLIElement>(!isAssigned, (row) => row);
  return (
    <li {...box} tabIndex={-1} className={styles.found}>
      <span className={styles.who}>
        <strong>
          <Name>{entity.name}</Name>
        </strong>
        {entity.context !== undefined && <Name>{entity.context}</Name>}
      </span>
      {isAssigned ? (
        <span role="status">
          <Status kind="ok" label={t("people.contacts.assign.done")} />
        </span>
      ) : (
        <ActionButton action={assignContact} subject={entity} values={values} size="small">
          {t("people.contacts.assign.one", { name: entity.name })}
        </ActionButton>
      )}
    </li>
  );
}

/** Contacts of one's organization found by any word, the latest answer shown [132]; each is assigned by one press. */
export function AssignContactDialog({ park, assigned, onClose }: AssignContactDialogProps) {
  const { t, i18n } = useTranslation();
  const { organizationUid } = useTools().context().access;
  const [typed, setTyped] = useState("");
  const search = useRested(typed);
  const wanted = useMemo(
    () => ({ organization: organizationUid ?? "", search, limit: CONTACT_SEARCH_LIMIT }),
    [organizationUid, search],
  );
  const found = useGraph(ContactSearchQuery, wanted, { pause: search === "" || organizationUid === null });
  return (
    <Dialog title={t("people.contacts.assign.title", { park: park.name })} isOpen onClose={onClose}>
      <div className={styles.assign}>
        <SearchField label={t("people.contacts.assign.search")} value={typed} onChange={setTyped} />
        {search === "" ? (
          <p className={styles.hint}>{t("people.contacts.assign.hint")}</p>
        ) : (
          <Loaded
            query={found}
            rows={(data): readonly ContactItem[] => data.contactSearch}
            failed={t("people.contacts.failed")}
            empty={t("people.contacts.noMatch", { search })}
          >
            {(contacts) => (
              <>
                <ul aria-label={t("people.contacts.assign.label")} className={styles.founds}>
                  {contacts.map((contact) => (
                    <Found key={contact.id} {...{ contact, park }} isAssigned={assigned.has(contact.id)} />
                  ))}
                </ul>
                <p role="status" className={styles.hint}>
                  {contacts.length >= CONTACT_SEARCH_LIMIT
                    ? t("people.contacts.firstFound", { limit: formatNumber(contacts.length, i18n.language) })
                    : t("people.contacts.found", { count: contacts.length })}
                </p>
              </>
            )}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}
