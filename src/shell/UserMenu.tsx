import { useSelector } from "@xstate/react";
import { CircleUser } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePortal } from "../frame/portal";
import type { Self } from "../machines/answers";
import { decodeUsername } from "../rules/names";
import { plainText } from "../rules/plainText";
import { routes } from "../routes";
import { IconButton } from "../ui/IconButton";
import { Menu, type MenuEntry } from "../ui/Menu";
import { usePerform } from "./shellActions";
import { Name } from "../ui/Name";
import styles from "./Topbar.module.css";

/** What concerns the page as a whole and has no button of its own: actions by their ids. */
const commands = [
  ...(["view.refresh", "edit.repeat", "link.copy", "link.copyRelative"] as const),
  ...(["pin.add", "sheet.csv", "sheet.csvOther", "page.print"] as const),
  ...(["alerts.history", "help.keys", "about.open"] as const),
] as const;

/** Longest name that is shown, in characters. */
const LONGEST = 60;

/** The contact's first name, else the decoded user name [39]; null where neither says anything. */
export function nameOf(self: Self | null): string | null {
  const first = plainText(self?.contact?.first_name ?? "", LONGEST);
  return first === "" ? decodeUsername(self?.hashed_username) : first;
}

/** Whose session this is, the way to the profile and the way out (§2). */
export function UserMenu() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const self = useSelector(session, ({ context }) => context.self);
  const perform = usePerform();
  const navigate = useNavigate();
  const profile = routes.find(({ id }) => id === "profile");
  const entries: MenuEntry[] = [
    ...(profile ? [{ id: "profile", label: t("screen.profile") }] : []),
    ...commands.map((id) => ({ id, label: t(`action.${id}.label`) })),
    { id: "account.signOut", label: t("shell.signOut") },
  ];
  const name = nameOf(self);
  return (
    <Menu
      label={t("shell.userMenu")}
      trigger={<IconButton label={t("shell.userMenu")} icon={CircleUser} />}
      entries={entries}
      caption={
        name !== null || self?.email ? (
          <>
            {name !== null && (
              <p className={styles.name}>
                <Name>{name}</Name>
              </p>
            )}
            {self?.email && <p>{self.email}</p>}
          </>
        ) : undefined
      }
      onAction={(id) => {
        if (id !== "profile") perform(id, "menu");
        else if (profile) void navigate(profile.path);
      }}
      placement="bottom end"
    />
  );
}
