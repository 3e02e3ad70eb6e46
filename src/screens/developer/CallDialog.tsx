import { getOperationName } from "@urql/core";
import { print } from "graphql";
import { SquareTerminal } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { usePortal } from "../../frame/portal";
import { useTools } from "../../frame/tools";
import { maskSecrets } from "../../rules/secrets";
import type { Operation } from "../../state/calls";
import { Button } from "../../ui/Button";
import { CodeBlock } from "../../ui/CodeBlock";
import { Dialog } from "../../ui/Dialog";
import styles from "./CallDialog.module.css";
import { RestCalls } from "./RestCalls";

function variablesOf({ variables }: Operation): string {
  return JSON.stringify(maskSecrets(variables ?? {}), null, 2);
}

/** Dev builds alone: in others there is no GraphiQL to open. */
function OpenInGraphiql({ operation, close }: { operation: Operation; close: () => void }) {
  const { t } = useTranslation();
  const { overlays } = useTools();
  const { calls } = usePortal();
  const open = (): void => {
    close();
    calls.begin({ query: print(operation.query), variables: variablesOf(operation) });
    overlays.open("graphiql");
  };
  return (
    <Button icon={SquareTerminal} onClick={open}>
      {t("call.graphiql")}
    </Button>
  );
}

/** What stands behind a panel: its operation, and the calls to the server that the operation's last run made. */
export const CallDialog = observer(function CallDialog() {
  const { t } = useTranslation();
  const { overlays, copy } = useTools();
  const { calls, traceOf } = usePortal();
  const operation = calls.chosen;
  const close = () => overlays.close("call");
  if (!operation) return null;
  const variables = variablesOf(operation);
  return (
    <Dialog
      title={t("call.title", { name: getOperationName(operation.query) ?? "" })}
      isOpen
      onClose={close}
      size="large"
      actions={
        <>
          {import.meta.env.DEV && <OpenInGraphiql operation={operation} close={close} />}
          <Button variant="primary" onClick={close}>
            {t("call.close")}
          </Button>
        </>
      }
    >
      <section aria-label={t("call.operation")} className={styles.part}>
        <h3 className={styles.title}>{t("call.operation")}</h3>
        <CodeBlock label={t("call.document")} text={print(operation.query)} copy={copy} />
        {variables !== "{}" && <CodeBlock label={t("call.variables")} text={variables} copy={copy} />}
      </section>
      <RestCalls calls={traceOf(operation.key)?.calls ?? []} />
    </Dialog>
  );
});
