import "graphiql/style.css";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { GraphiQL } from "graphiql";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../../frame/portal";
import { useTools } from "../../frame/tools";
import sdl from "../../generated/schema.graphql?raw";
import { GraphiqlHeader } from "./GraphiqlHeader";
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
const start = {
  query: "query Portfolios {\n  portfolios(updateExt: false) {\n    uid\n    name\n    timezone\n  }\n}\n",
  variables: "",
};

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
  const { calls } = usePortal();
  const draft = calls.draft ?? start;
  useEffect(() => () => calls.begin(undefined), [calls]);
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
  const storage = useMemo(
    () =>
      graphiqlStorage(
        keep,
        () => overlays.isOpen("graphiql"),
        () => preferences.applied,
      ),
    [keep, overlays, preferences],
  );
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
      <GraphiqlHeader
        hint={t(isLeaving ? "graphiql.left" : "graphiql.hint")}
        sdl={sdl}
        isArmed={isArmed}
        onArm={arm}
        onClose={close}
      />
      <GraphiQL
        key={`${draft.query}${draft.variables}`}
        fetcher={fetcher}
        schema={schema}
        storage={storage}
        initialQuery={draft.query}
        initialVariables={draft.variables}
        defaultQuery={start.query}
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
        isHeadersEditorEnabled={false}
        forcedTheme={preferences.applied}
      >
        {/* its own leads out of the portal */}
        <GraphiQL.Logo> </GraphiQL.Logo>
      </GraphiQL>
    </div>
  );
});
