import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import { KeySheet } from "../../parts/keys/KeySheet";
import { Button } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { ProfilePage } from "./ProfilePage";

/** Every key of the portal: changed with its clash told before it is taken, letters off, all set back [236]-[238]. */
export function KeyboardScreen() {
  const { t } = useTranslation();
  const { keys } = useTools();
  return (
    <ProfilePage actions={<Button onClick={() => keys.reset()}>{t("keys.resetAll")}</Button>}>
      <Panel>
        <KeySheet headingLevel={2} />
      </Panel>
    </ProfilePage>
  );
}
