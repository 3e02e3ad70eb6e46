import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Screen } from "../../frame/Screen";

type ProfilePageProps = {
  /** Buttons of this tab. */
  actions?: ReactNode;
  /** The tab is a list that uses the whole window. */
  wide?: boolean;
  children: ReactNode;
};

/** The frame of the profile's tabs. */
export function ProfilePage(props: ProfilePageProps) {
  const { t } = useTranslation();
  const title = t("screen.profile");
  return <Screen title={title} tabs={{ label: title }} {...props} />;
}
