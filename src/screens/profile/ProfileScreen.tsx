import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { updateContact, updateEmail, updateUsername } from "../../actions/self";
import { knowing } from "../../command/present";
import { usePortal } from "../../frame/portal";
import type { Self } from "../../machines/answers";
import { decodeUsername } from "../../rules/names";
import { plainText } from "../../rules/plainText";
import { DangerSection } from "./DangerSection";
import { ProfileForm } from "./ProfileForm";
import { ProfilePage } from "./ProfilePage";
import { SettingsSection } from "./SettingsSection";
import styles from "./profile.module.css";

/** Longest address that is shown, in characters. */
const LONGEST = 254;

/** The fields that hold something. */
function filled(fields: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]));
}

function contactOf(self: Self | null) {
  const { first_name: firstName = null, last_name: lastName = null, phone = null } = self?.contact ?? {};
  return { firstName, lastName, phone };
}

/** Who one is: name, address, password, contact and settings, each saved by itself [94]. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const self = useSelector(session, ({ context }) => context.self);
  // Who is there was asked at the start: the form begins with it.
  const contact = useMemo(
    () => knowing(updateContact, () => Promise.resolve(contactOf(session.getSnapshot().context.self))),
    [session],
  );
  const pending = plainText(self?.email_pending ?? "", LONGEST);
  return (
    <ProfilePage>
      <div className={styles.sections}>
        <ProfileForm
          title={t("profile.username.title")}
          why={t("profile.username.why")}
          action={updateUsername}
          stored={filled({ username: decodeUsername(self?.hashed_username) })}
        />
        <ProfileForm
          title={t("profile.email.title")}
          why={t("profile.email.why")}
          action={updateEmail}
          stored={filled({ email: self?.email })}
        >
          {pending !== "" && (
            <p className={styles.pending}>{t("profile.email.pending", { email: pending })}</p>
          )}
        </ProfileForm>
        <ProfileForm
          title={t("profile.contact.title")}
          why={t("profile.contact.why")}
          action={contact}
          stored={filled(contactOf(self))}
        />
        <SettingsSection />
        <DangerSection />
      </div>
    </ProfilePage>
  );
}
