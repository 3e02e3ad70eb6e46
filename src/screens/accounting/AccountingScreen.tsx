import { useTranslation } from "react-i18next";
import { Split } from "../../frame/list/Split";
import { useListAddress } from "../../frame/list/useListAddress";
import { Screen } from "../../frame/Screen";
import { Stack } from "../../ui/Stack";
import { ContactPane } from "./ContactPane";
import { ContactsPanel } from "./ContactsPanel";
import { ContractsPanel } from "./ContractsPanel";
import { ParkPane } from "./ParkPane";
import { useContacts, useParks } from "./useAccounting";

/** Accounting, for platform admins: the contract of each park and who answers for it (§7 Admin accounting). */
export function AccountingScreen() {
  const { t } = useTranslation();
  const parks = useParks();
  // One row is open at a time, of either list.
  const parkAddress = useListAddress("/admin-acc", "park", ["contact"]);
  const address = useListAddress("/admin-acc", "contact", ["park"]);
  const { shown, close } = address;
  const contacts = useContacts(address.search);
  const park = parkAddress.shown === undefined ? undefined : parks.byUid.get(parkAddress.shown);
  return (
    <Screen wide title={t("screen.accounting")}>
      <Split
        grid={t(park ? "accounting.contracts" : "accounting.contacts")}
        pane={
          park ? (
            <ParkPane key={park.uid} park={park} onClose={close} />
          ) : (
            shown !== undefined && (
              <ContactPane
                key={shown}
                id={shown}
                listed={contacts.items.find(({ id }) => id === shown)}
                names={parks.byUid}
                onClose={close}
              />
            )
          )
        }
      >
        <Stack>
          <ContractsPanel parks={parks} address={parkAddress} />
          <ContactsPanel {...{ contacts, parks, address }} />
        </Stack>
      </Split>
    </Screen>
  );
}
