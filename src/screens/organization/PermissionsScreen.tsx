import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FailedLine } from "../../frame/FailedLine";
import { Loaded } from "../../frame/Loaded";
import type { GraphState } from "../../frame/useGraph";
import { useHandOn } from "../../frame/useHandOn";
import { useKnownWords } from "../../frame/useKnownWords";
import { withParameter, withParameters } from "../../frame/useParameter";
import { useSearch } from "../../frame/useSearch";
import { EmptyState } from "../../ui/EmptyState";
import { Select } from "../../ui/Select";
import { HeldPermissions } from "./HeldPermissions";
import { HolderList } from "./HolderList";
import { OrganizationPage } from "./OrganizationPage";
import type { ShownOrganization } from "./OrganizationPage";
import styles from "./Permissions.module.css";
import { usePermissionHolders } from "./usePermissionHolders";

interface SoughtProps {
  readonly query: GraphState<unknown> | undefined;
  readonly failed: string;
  readonly children: ReactNode;
}

/** Whoever the address names is looked for first: among further members, or among the partners. */
function Sought({ query, failed, children }: SoughtProps) {
  if (query === undefined) return children;
  return (
    <Loaded query={query} rows={(data) => ({ data })} failed={failed}>
      {() => children}
    </Loaded>
  );
}

/** What of the address says whose permissions are shown, and whose are proposed for them. */
const nobody = { member: undefined, cooperation: undefined, from: undefined };

/** The field that says whose permissions are shown. */
const fieldOf = (box: HTMLDivElement) => box.querySelector("button");

const Permissions = observer(function Permissions({
  organization,
}: {
  organization: ShownOrganization["entity"];
}) {
  const { t } = useTranslation();
  const roleWords = useKnownWords("memberRole");
  const [parameters, setParameters] = useSearch();
  const { members, further, partners, holders, cut } = usePermissionHolders(organization.uid, {
    member: parameters.get("member"),
    source: parameters.get("from"),
  });
  const [kind, uid] = parameters.has("cooperation")
    ? ["cooperation", parameters.get("cooperation")]
    : ["member", parameters.get("member")];
  const holder = holders.find(({ id }) => id === `${kind}:${uid ?? ""}`);
  const isPartnerSought = kind === "cooperation" && holder === undefined;
  const noPartners = t("people.cooperations.failed");
  // The row that was pressed is gone with its list: the field above tells who it was.
  const handedOn = useHandOn(uid === null, fieldOf);
  const choose = (id: string): void => {
    const chosen = holders.find((one) => one.id === id);
    if (chosen)
      setParameters((current) =>
        withParameters(current, { ...nobody, [chosen.entity.kind]: chosen.entity.uid }),
      );
  };
  const source = holders.find(({ id }) => id === `member:${parameters.get("from") ?? ""}`);
  const isCopied = holder?.entity.kind === "member" && holder.fixed === undefined && source !== holder;
  const endCopy = (): void => {
    setParameters((current) => withParameter(current, "from", undefined), { replace: true });
  };
  return (
    <>
      <p className={styles.note}>{t("people.permissions.why")}</p>
      <Loaded query={members} rows={(data) => data.members} failed={t("people.members.failed")}>
        {() => (
          <div className={styles.stack} {...handedOn}>
            <div className={styles.bar}>
              <Select
                label={t("people.permissions.holder")}
                placeholder={t("people.permissions.choose")}
                options={holders.map(({ id, entity, role }) => ({
                  id,
                  label: entity.name,
                  isName: true,
                  hint: role === null ? t("people.permissions.partner") : roleWords(role),
                }))}
                value={holder?.id ?? null}
                onChange={choose}
              />
            </div>
            {cut.members && <p className={styles.note}>{t("people.members.some", cut.members)}</p>}
            {cut.partners && (
              <p className={styles.note}>{t("people.permissions.somePartners", cut.partners)}</p>
            )}
            {partners && !isPartnerSought && <FailedLine query={partners} title={noPartners} />}
            {holder ? (
              <HeldPermissions
                key={holder.id}
                organization={organization}
                holder={holder}
                source={isCopied ? source : undefined}
                onCopied={endCopy}
              />
            ) : uid === null ? (
              <HolderList query={members} holders={holders} choose={choose} />
            ) : (
              <Sought
                query={isPartnerSought ? partners : further}
                failed={isPartnerSought ? noPartners : t("people.members.failed")}
              >
                <EmptyState>{t("people.permissions.gone")}</EmptyState>
              </Sought>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
});

/** What members and partners may use beyond their roles, thing by thing (§7 Permissions). */
export function PermissionsScreen() {
  return <OrganizationPage>{({ entity }) => <Permissions organization={entity} />}</OrganizationPage>;
}
