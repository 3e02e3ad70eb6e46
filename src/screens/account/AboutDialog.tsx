import { useSelector } from "@xstate/react";
import { graphql } from "gql.tada";
import { Copy } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { callActions } from "../../actions/call";
import { ActionButton } from "../../frame/ActionButton";
import { GraphProvider } from "../../frame/GraphProvider";
import { Loaded } from "../../frame/Loaded";
import { usePortal } from "../../frame/portal";
import { useTools } from "../../frame/tools";
import { useGraph } from "../../frame/useGraph";
import { accessOf } from "../../machines/session";
import { localeOf } from "../../rules/numbers";
import { allows, requirementOf } from "../../rules/permission";
import { Button } from "../../ui/Button";
import { CopySaid } from "../../ui/CopySaid";
import type { Copied } from "../../ui/CopySaid";
import { Dialog } from "../../ui/Dialog";
import styles from "./AboutDialog.module.css";
import { aboutSections, aboutText } from "./aboutSections";
import type { AboutFacts, AboutSection } from "./aboutSections";

const HostsQuery = graphql(`
  query AboutHosts {
    hosts {
      name
      url
      version
    }
  }
`);

const nothing = {};

type Hosts = ReturnType<typeof useHosts>;

function useHosts() {
  return useGraph(HostsQuery, nothing);
}

/** Each part is guarded by its own permission (readings); one that is withheld says what it needs. */
function useFacts(hosts: Hosts | undefined): AboutFacts {
  const { t } = useTranslation();
  const { builtAt, connection, errors } = usePortal();
  const access = useAccess();
  const missing = hosts?.status === "failed" ? hosts.failure?.text : t("ui.loading");
  return {
    builtAt,
    browser: navigator.userAgent,
    live: connection.live,
    hosts: hosts
      ? (hosts.data?.hosts ?? { reason: missing ?? "" })
      : { reason: t(requirementOf("accessSystemSettings")) },
    errors: allows(access, "viewSystemLogs")
      ? errors.entries
      : { reason: t(requirementOf("viewSystemLogs")) },
  };
}

function useAccess() {
  const self = useSelector(usePortal().session, ({ context }) => context.self);
  return self && accessOf(self);
}

function Section({ section }: { section: AboutSection }) {
  if (section.note !== undefined) return <p className={styles.note}>{section.note}</p>;
  return (
    <dl className={styles.lines}>
      {section.lines.map(({ name, value }, index) => (
        <div key={index} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CopyAll({ facts }: { facts: AboutFacts }) {
  const { t } = useTranslation();
  const { copy, engine, overlays } = useTools();
  const [said, setSaid] = useState<Copied>();
  const take = (): void => {
    const sections = aboutSections(facts, t, (at) => new Date(at).toISOString());
    const text = aboutText(t("about.title"), sections);
    copy(text).then(
      () => setSaid("copied"),
      () => {
        engine.setUncopied(text);
        overlays.open("copy");
      },
    );
  };
  return (
    <>
      <span className={styles.said}>
        <CopySaid said={said} />
      </span>
      <Button icon={Copy} onClick={take}>
        {t("about.copy")}
      </Button>
    </>
  );
}

/** Whether panels offer to show their calls: for whoever helps the support. */
const CallsSwitch = observer(function CallsSwitch() {
  const { calls } = usePortal();
  const { preferences } = useTools();
  const actions = useMemo(() => callActions({ calls, preferences }), [calls, preferences]);
  const wanted = preferences.showCalls ? "developer.callsOff" : "developer.callsOn";
  const action = actions.find(({ id }) => id === wanted);
  return action && <ActionButton action={action} />;
});

const About = observer(function About({ hosts }: { hosts?: Hosts }) {
  const { t, i18n } = useTranslation();
  const { overlays } = useTools();
  const facts = useFacts(hosts);
  const time = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "medium", timeStyle: "medium" });
  const close = () => overlays.close("about");
  return (
    <Dialog
      title={t("about.title")}
      isOpen
      onClose={close}
      actions={
        <>
          <CallsSwitch />
          <CopyAll facts={facts} />
          <Button variant="primary" onClick={close}>
            {t("about.close")}
          </Button>
        </>
      }
    >
      {aboutSections(facts, t, (at) => time.format(at)).map((section) => (
        <section key={section.id} aria-label={section.title} className={styles.part}>
          <h3 className={styles.title}>{section.title}</h3>
          {section.id === "hosts" && hosts ? (
            <Loaded query={hosts} rows={(data) => data.hosts} empty={section.note}>
              {() => <Section section={section} />}
            </Loaded>
          ) : (
            <Section section={section} />
          )}
        </section>
      ))}
    </Dialog>
  );
});

function AboutWithHosts() {
  return <About hosts={useHosts()} />;
}

/** What one tells the support: which build this is, what it talks to, and what went wrong in this session. */
export function AboutDialog() {
  if (!allows(useAccess(), "accessSystemSettings")) return <About />;
  return (
    <GraphProvider>
      <AboutWithHosts />
    </GraphProvider>
  );
}
