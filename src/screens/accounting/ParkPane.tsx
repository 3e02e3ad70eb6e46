import { useTranslation } from "react-i18next";
import { createContract, deleteContract } from "../../actions/accounting";
import { assignContact, unassignContact } from "../../actions/accountingAssign";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { DetailPane } from "../../frame/list/DetailPane";
import { Loaded } from "../../frame/Loaded";
import { accountingContactEntity, nameOfAccountingContact } from "../../actions/accountingContactEntity";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { contractText, numberOf, useContract } from "./ContractCell";
import type { ContractItem } from "./accountingQueries";
import { useContacts } from "./useAccounting";
import { Name } from "../../ui/Name";
import styles from "./accounting.module.css";

const parts = ["number", "tariff", "priceMonthly", "startDate", "endDate"] as const;

function Contract({ contract, park }: { contract: ContractItem; park: Entity }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <dl className={styles.fields}>
        {parts.map((part) => [
          <dt key={`${part}-name`}>{t(`accounting.column.${part}`)}</dt>,
          <dd key={part}>
            {contractText(contract, part, i18n.language) ?? (
              <span className={styles.none}>
                {t(part === "endDate" ? "accounting.openEnd" : "accounting.none")}
              </span>
            )}
          </dd>,
        ])}
      </dl>
      <div className={styles.actions}>
        <ActionButton
          action={deleteContract}
          subject={{ ...park, contract: numberOf(contract) }}
          size="small"
        />
      </div>
    </>
  );
}

/** Who answers for this park, among the contacts that have come; more are asked for by themselves. */
function Responsible({ park }: { park: Entity }) {
  const { t } = useTranslation();
  const contacts = useContacts("", { searching: true });
  const { items, query, hasMore, more } = contacts;
  const own = items.filter(({ parks }) => parks.includes(park.uid));
  return (
    <>
      <h3 className={styles.heading}>{t("accounting.responsible")}</h3>
      <Loaded query={query} rows={(data) => data.accountingContacts} failed={t("accounting.contactsFailed")}>
        {() => (
          <>
            {own.length === 0 && <p className={styles.none}>{t("accounting.nobody")}</p>}
            <ul className={styles.list}>
              {own.map((contact) => (
                <li key={contact.id}>
                  <Name>{nameOfAccountingContact(contact)}</Name>
                  <ActionButton
                    action={unassignContact}
                    subject={park}
                    values={{ accountingContact: accountingContactEntity(contact) }}
                    size="small"
                    variant="quiet"
                    iconOnly
                  >
                    {t("accounting.unassign", { name: nameOfAccountingContact(contact), park: park.name })}
                  </ActionButton>
                </li>
              ))}
            </ul>
            {hasMore && !query.refreshing && (
              <Button size="small" onClick={more}>
                {t("accounting.lookFurther", { count: items.length })}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <div className={styles.actions}>
        <ActionButton action={assignContact} subject={park} size="small" />
      </div>
    </>
  );
}

/** A park's contract and who answers for it; one without a contract says so, and leads to one [203]. */
export function ParkPane({ park, onClose }: { park: Entity; onClose: () => void }) {
  const { t } = useTranslation();
  const { query, contract } = useContract(park.uid);
  return (
    <DetailPane
      title={park.name}
      subtitle={park.context}
      closeLabel={t("accounting.close")}
      onClose={onClose}
    >
      <Loaded
        query={query}
        rows={() => (contract === undefined ? undefined : { contract })}
        failed={t("accounting.contractFailed")}
      >
        {({ contract: known }) =>
          known ? (
            <Contract contract={known} park={park} />
          ) : (
            <EmptyState
              action={
                <ActionButton
                  action={createContract}
                  subject={{ ...park, contract: null }}
                  variant="primary"
                />
              }
            >
              {t("accounting.noContract")}
            </EmptyState>
          )
        }
      </Loaded>
      <Responsible park={park} />
    </DetailPane>
  );
}
