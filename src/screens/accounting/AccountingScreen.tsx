import { useTranslation } from "react-i18next";
import { Split } from "../../frame/list/Split";
import { Screen } from "../../frame/Screen";
import { useSearchText } from "../../frame/useSearchText";
import { ContactPane } from "./ContactPane";
import { ContactsPanel } from "./ContactsPanel";
import { ContractsPanel } from "./ContractsPanel";
import { ParkPane } from "./ParkPane";
import { useContacts, useParks, useShown } from "./useAccounting";
import styles from "./accounting.module.css";

/** Accounting, for platform admins: the contract of each park and who answers for it (§7 Admin accounting). */
export function AccountingScreen() {
  const { t } = useTranslation();
  const shown = useShown();
  const parks = useParks();
  const { search, typed, setTyped } = useSearchText("/admin-acc");
  const contacts = useContacts(search);
  const park = shown.park === undefined ? undefined : parks.byUid.get(shown.park);
  const close = () => shown.open("park", undefined);
  return (
    <Screen wide title={t("screen.accounting")}>
      <Split
        grid={t(park ? "accounting.contracts" : "accounting.contacts")}
        pane={
          park ? (
            <ParkPane key={park.uid} park={park} onClose={close} />
          ) : (
            shown.contact !== undefined && (
              <ContactPane
                key={shown.contact}
                id={shown.contact}
                listed={contacts.items.find(({ id }) => id === shown.contact)}
                names={parks.byUid}
                onClose={close}
              />
            )
          )
        }
      >
        <div className={styles.lists}>
          <ContractsPanel parks={parks} shown={shown} />
          <ContactsPanel {...{ contacts, parks, shown, search, typed, setTyped }} />
        </div>
      </Split>
    </Screen>
  );
}
