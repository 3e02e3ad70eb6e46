import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { kindWords } from "../../actions/permissionArgs";
import type { PermissionChange } from "../../actions/permissionChanges";
import type { Entity } from "../../command/entity";
import { Loaded } from "../../frame/Loaded";
import { PortfoliosQuery } from "../../frame/portfoliosQuery";
import { RightsLink } from "../../frame/RightsLink";
import { useGraph } from "../../frame/useGraph";
import type { ShownOrganization } from "./OrganizationPage";
import { PermissionMatrix } from "./PermissionMatrix";
import { useUnsentPermissions } from "./permissionDraft";
import { CooperationPermissionsQuery, MemberPermissionsQuery } from "./permissionQueries";
import { permissionRows } from "./permissionRows";
import type { PermissionRow } from "./permissionRows";
import styles from "./Permissions.module.css";
import type { Holder } from "./usePermissionHolders";

const nothing = {};

function useHeldByMember(organization: string, account: string | undefined) {
  const variables = useMemo(() => ({ organization, account: account ?? "" }), [organization, account]);
  return useGraph(MemberPermissionsQuery, variables, { pause: account === undefined });
}

function useHeldByPartner(organization: string, partner: string | undefined) {
  const variables = useMemo(() => ({ organization, partner: partner ?? "" }), [organization, partner]);
  return useGraph(CooperationPermissionsQuery, variables, { pause: partner === undefined });
}

/** What is held by a member or a partner. */
function useHeld(organization: string, { entity }: Holder) {
  const isMember = entity.kind === "member";
  const ofMember = useHeldByMember(organization, isMember ? entity.uid : undefined);
  const ofPartner = useHeldByPartner(organization, isMember ? undefined : entity.uid);
  return isMember ? ofMember : ofPartner;
}

interface CopiedProps {
  readonly query: ReturnType<typeof useHeldByMember>;
  readonly source: Holder;
  readonly target: Holder;
  readonly rows: readonly PermissionRow[];
}

/** Whose permissions are proposed, or that both have the same. */
function Copied({ query, source, target, rows }: CopiedProps) {
  const { t } = useTranslation();
  const isOther = rows.some(({ isHeld, isProposed }) => isHeld !== isProposed);
  const names = { source: source.entity.name, target: target.entity.name };
  return (
    <Loaded
      query={query}
      rows={(data) => data.held}
      failed={t("people.permissions.copyFailed", names)}
      skeleton={<p className={styles.note}>{t("ui.loading")}</p>}
    >
      {() => (
        <p role="status" className={styles.note}>
          {t(`people.permissions.${isOther ? "copied" : "copiedSame"}`, names)}
        </p>
      )}
    </Loaded>
  );
}

interface HeldPermissionsProps {
  readonly organization: ShownOrganization["entity"];
  readonly holder: Holder;
  /** Whose permissions are proposed for the holder. */
  readonly source: Holder | undefined;
  readonly onCopied: () => void;
}

/** What the holder is permitted, to be changed where whoever looks may; with a source, as that one has it. */
export function HeldPermissions({ organization, holder, source, onCopied }: HeldPermissionsProps) {
  const { t } = useTranslation();
  const held = useHeld(organization.uid, holder);
  const copied = useHeldByMember(organization.uid, source?.entity.uid);
  const places = useGraph(PortfoliosQuery, nothing);
  const unnamed = (object: string, number: number) =>
    t("people.permissions.unnamed", { kind: kindWords(t, object), number });
  const proposed = source && copied.data?.held.items;
  const [devices, setDevices] = useState<readonly Entity[]>([]);
  const drafted = useUnsentPermissions(holder);
  const [unsent, setUnsent] = useState<readonly PermissionChange[]>(drafted.read);
  const lookUp = (device: Entity): void => {
    setDevices((before) => (before.some(({ uid }) => uid === device.uid) ? before : [...before, device]));
  };
  return (
    <>
      {holder.fixed !== undefined && (
        <p className={styles.note}>
          {t("people.permissions.fixed", { reason: t(`reason.${holder.fixed}`) })} <RightsLink />
        </p>
      )}
      <Loaded query={held} rows={(data) => data.held} failed={t("people.permissions.failed")}>
        {({ items }) => (
          <Loaded query={places} rows={(data) => data} failed={t("people.permissions.placesFailed")}>
            {({ portfolios }) => {
              const places = { organization, portfolios };
              const sources = { held: items, copied: proposed, unsent, devices, unnamed };
              const rows = permissionRows(places, sources);
              return (
                <div className={styles.stack}>
                  {source && <Copied query={copied} source={source} target={holder} rows={rows} />}
                  <PermissionMatrix
                    {...{ holder, drafted, rows }}
                    onDevice={lookUp}
                    onSettled={(changes) => {
                      setUnsent(changes);
                      onCopied();
                    }}
                  />
                </div>
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
