import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Screen } from "../../frame/Screen";
import { useSearchText } from "../../frame/useSearchText";
import { ContactPane } from "./ContactPane";
import { ContactsPanel } from "./ContactsPanel";
import { ContractsPanel } from "./ContractsPanel";
import { ParkPane } from "./ParkPane";
import { useContacts, useParks, useShown } from "./useAccounting";
import styles from "./accounting.module.css";

/** Gives the list whose row was open the focus back when its pane has gone. */
function useListFocus(open: "Contracts" | "Contacts" | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useLayoutEffect(() => {
    if (was.current && !open && document.activeElement === document.body) {
      const grids = box.current?.querySelectorAll<HTMLElement>('[role="grid"]') ?? [];
      [...grids].at(was.current === "Contracts" ? 0 : -1)?.focus();
    }
    was.current = open;
  }, [open]);
  return box;
}

/** Accounting, for platform admins: the contract of each park and who answers for it (§7 Admin accounting). */
export function AccountingScreen() {
  const { t } = useTranslation();
  const shown = useShown();
  const parks = useParks();
  const { search, typed, setTyped } = useSearchText("/admin-acc");
  const contacts = useContacts(search);
  const park = shown.park === undefined ? undefined : parks.byUid.get(shown.park);
  const open = park ? "Contracts" : shown.contact === undefined ? undefined : "Contacts";
  const box = useListFocus(open);
  return (
    <Screen wide title={t("screen.accounting")}>
      <div ref={box} className={open ? styles.split : styles.alone}>
        <div className={styles.lists}>
          <ContractsPanel parks={parks} shown={shown} />
          <ContactsPanel {...{ contacts, parks, shown, search, typed, setTyped }} />
        </div>
        {park && <ParkPane key={park.uid} park={park} onClose={() => shown.open("park", undefined)} />}
        {shown.contact !== undefined && (
          <ContactPane
            key={shown.contact}
            id={shown.contact}
            listed={contacts.items.find(({ id }) => id === shown.contact)}
            names={parks.byUid}
            onClose={() => shown.open("contact", undefined)}
          />
        )}
      </div>
    </Screen>
  );
}
