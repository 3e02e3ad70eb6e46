import { type KeyboardEvent, type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createOrganization } from "../../actions/organization";
import { perform } from "../../command/perform";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import { ErrorState } from "../../ui/ErrorState";
import { Panel } from "../../ui/Panel";
import { TextField } from "../../ui/TextField";
import styles from "./Organization.module.css";

/** For those without an organization: what that means, and the form that makes one. */
export function CreateOrganizationForm() {
  const { t } = useTranslation();
  const tools = useTools();
  const [name, setName] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    setFailure(undefined);
    const performed = await perform(createOrganization, tools, { values: { name }, source: "form" });
    setBusy(false);
    if (performed.kind === "needsArguments") {
      const words = performed.errors["name"];
      setError(words ? tools.t(words.key, words.values) : t("organization.nameMissing"));
      field.current?.focus();
    } else if (performed.kind === "failed") setFailure(performed.message);
    else if (performed.kind === "blocked" || performed.kind === "refused")
      setFailure(tools.t(performed.reason.key, performed.reason.values));
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
  };
  return (
    <Panel title={t("organization.createTitle")}>
      <form noValidate className={styles.form} onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <p className={styles.explanation}>{t("organization.none")}</p>
        {failure !== undefined && <ErrorState inline title={failure} />}
        <TextField
          ref={field}
          label={t("organization.name")}
          name="organization"
          autoComplete="organization"
          isRequired
          value={name}
          onChange={setName}
          error={error}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {t("organization.create")}
        </Button>
      </form>
    </Panel>
  );
}
