import { Download, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../../frame/portal";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { Select } from "../../ui/Select";
import { Status } from "../../ui/Status";
import { Switch } from "../../ui/Switch";
import { examples, knownOf, KnownQuery } from "./examples";
import styles from "./GraphiqlPanel.module.css";

/** A query per domain, ready to run: what it asks about is filled in from what the visitor may see. */
function Examples() {
  const { t } = useTranslation();
  const { query, alerts } = useTools();
  const { calls, now } = usePortal();
  const choose = (domain: string): void => {
    const example = examples.find((each) => each.domain === domain);
    if (!example) return;
    query(KnownQuery, {}, { cached: true }).then(
      (data) => {
        const variables = JSON.stringify(example.variables(knownOf(data, now())), null, 2);
        calls.begin({ query: example.query, variables: variables === "{}" ? "" : variables });
      },
      (error: unknown) => alerts.show({ type: "error", text: error instanceof Error ? error.message : "" }),
    );
  };
  return (
    <Select
      label={t("graphiql.example")}
      hideLabel
      placeholder={t("graphiql.examplePlaceholder")}
      options={examples.map(({ domain }) => ({ id: domain, label: domain }))}
      value={null}
      onChange={choose}
    />
  );
}

export interface GraphiqlHeaderProps {
  readonly hint: string;
  readonly sdl: string;
  readonly isArmed: boolean;
  readonly onArm: (next: boolean) => void;
  readonly onClose: () => void;
}

/** What the panel says of itself, and what belongs to no editor: examples, the schema, the switch for mutations. */
export function GraphiqlHeader({ hint, sdl, isArmed, onArm, onClose }: GraphiqlHeaderProps) {
  const { t } = useTranslation();
  const { download } = useTools();
  return (
    <header className={styles.header}>
      <h2>{t("graphiql.title")}</h2>
      <p className={styles.hint} role="status">
        {hint}
      </p>
      <Examples />
      <Button icon={Download} onClick={() => download("schema.graphql", sdl, "text/plain")}>
        {t("graphiql.sdl")}
      </Button>
      {isArmed && <Status kind="warning" label={t("graphiql.armed")} />}
      <Switch label={t("graphiql.arm")} isSelected={isArmed} onChange={onArm} />
      <IconButton label={t("graphiql.close")} icon={X} onClick={onClose} />
    </header>
  );
}
