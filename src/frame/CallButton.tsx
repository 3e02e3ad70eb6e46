import { getOperationName } from "@urql/core";
import { Waypoints } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Operation } from "../state/calls";
import { IconButton } from "../ui/IconButton";
import styles from "./CallButton.module.css";
import { usePortal } from "./portal";
import { useTools } from "./tools";

/** Shows the calls behind a panel; there for the pointer over the panel and for the focus in it. */
export function CallButton({ operation }: { operation: Operation }) {
  const { t } = useTranslation();
  const { calls } = usePortal();
  const { overlays } = useTools();
  const open = (): void => {
    calls.choose(operation);
    overlays.open("call");
  };
  return (
    <div className={styles.place}>
      <IconButton
        label={t("call.show", { name: getOperationName(operation.query) ?? "" })}
        icon={Waypoints}
        size="small"
        variant="secondary"
        onClick={open}
      />
    </div>
  );
}
