import "graphiql/style.css";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { GraphiQL } from "graphiql";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import sdl from "../../generated/schema.graphql?raw";
import { IconButton } from "../../ui/IconButton";
import { Status } from "../../ui/Status";
import { Switch } from "../../ui/Switch";
import { graphiqlStorage } from "./graphiqlStorage";
import type { Keep } from "./graphiqlStorage";
import styles from "./GraphiqlPanel.module.css";
import { graphiqlFetcher } from "./graphiqlFetcher";
import type { Execute } from "./operation";
import { useCover } from "./useCover";
import { usePanelKeys } from "./usePanelKeys";
import { provideWorkers } from "./workers";

provideWorkers();

/** With its descriptions, "x-assumed" among them, which the portal's own copy leaves out. */
const schema = makeExecutableSchema({ typeDefs: sdl });
const start =
  "query Portfolios {\n  portfolios(updateExt: false) {\n    uid\n    name\n    timezone\n  }\n}\n";

/** The portal's own graph to look into, for developers: queries run with the user's session and rights. */
export const GraphiqlPanel = observer(function GraphiqlPanel({
  execute,
  keep,
}: {
  execute: Execute;
  keep: Keep;
}) {
  const { t } = useTranslation();
  const { overlays, preferences } = useTools();
  const panel = useRef<HTMLDivElement>(null);
  const armed = useRef(false);
  const [isArmed, setIsArmed] = useState(false);
  const close = () => overlays.close("graphiql");
  const { isLeaving, ...keys } = usePanelKeys(close);
  useCover(panel);
  const unarmed = t("graphiql.unarmed");
  const fetcher = useMemo(
    () => graphiqlFetcher({ execute, schema, mayMutate: () => armed.current, unarmed }),
    [execute, unarmed],
  );
  const storage = useMemo(() => graphiqlStorage(keep, () => overlays.isOpen("graphiql")), [keep, overlays]);
  const arm = (next: boolean): void => {
    armed.current = next;
    setIsArmed(next);
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t("graphiql.title")}
      tabIndex={-1}
      className={styles.panel}
      {...keys}
    >
      <header className={styles.header}>
        <h2>{t("graphiql.title")}</h2>
        <p className={styles.hint} role="status">
          {t(isLeaving ? "graphiql.left" : "graphiql.hint")}
        </p>
        {isArmed && <Status kind="warning" label={t("graphiql.armed")} />}
        <Switch label={t("graphiql.arm")} isSelected={isArmed} onChange={arm} />
        <IconButton label={t("graphiql.close")} icon={X} onClick={close} />
      </header>
      <GraphiQL
        fetcher={fetcher}
        schema={schema}
        storage={storage}
        initialQuery={start}
        defaultQuery={start}
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
        isHeadersEditorEnabled={false}
        forcedTheme={preferences.applied}
      />
    </div>
  );
});
