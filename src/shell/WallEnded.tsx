import { MonitorOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { SignInRedirect } from "./SignInRedirect";

/** A wall whose session has ended: it says so, with nothing behind it, and is one press from signing in again. */
export function WallEnded() {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <SignInRedirect />;
  return (
    <main>
      <h1>{t("wall.ended.title")}</h1>
      <EmptyState
        icon={MonitorOff}
        action={
          <Button variant="primary" size="large" onClick={() => setLeaving(true)}>
            {t("wall.ended.signIn")}
          </Button>
        }
      >
        {t("wall.ended.text")}
      </EmptyState>
    </main>
  );
}
