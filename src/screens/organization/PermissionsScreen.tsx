import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Loaded } from "../../frame/Loaded";
import { PortfoliosQuery } from "../../frame/portfoliosQuery";
import { useGraph } from "../../frame/useGraph";
import { useKnownWords } from "../../frame/useKnownWords";
import { EmptyState } from "../../ui/EmptyState";
import { Select } from "../../ui/Select";
import { OrganizationPage } from "./OrganizationPage";
import type { ShownOrganization } from "./OrganizationPage";
import { PermissionMatrix } from "./PermissionMatrix";
import { CooperationPermissionsQuery, MemberPermissionsQuery } from "./permissionQueries";
import { permissionRows } from "./permissionRows";
import { kindWords } from "./permissionColumns";
import styles from "./Permissions.module.css";
import { usePermissionHolders } from "./usePermissionHolders";
import type { Holder } from "./usePermissionHolders";

const nothing = {};

/** What is held by a member or a partner. */
function useHeld(organization: string, { entity }: Holder) {
  const isMember = entity.kind === "member";
  const variables = useMemo(
    () => ({ organization, account: entity.uid, partner: entity.uid }),
    [organization, entity.uid],
  );
  const { account, partner } = variables;
  const ofMember = useGraph(
    MemberPermissionsQuery,
    useMemo(() => ({ organization, account }), [organization, account]),
    { pause: !isMember },
  );
  const ofPartner = useGraph(
    CooperationPermissionsQuery,
    useMemo(() => ({ organization, partner }), [organization, partner]),
    { pause: isMember },
  );
  return isMember ? ofMember : ofPartner;
}

function Held({ organization, holder }: { organization: ShownOrganization["entity"]; holder: Holder }) {
  const { t } = useTranslation();
  const held = useHeld(organization.uid, holder);
  const places = useGraph(PortfoliosQuery, nothing);
  const unnamed = (object: string, number: number) =>
    t("people.permissions.unnamed", { kind: kindWords(t, object), number });
  return (
    <>
      {holder.fixed !== undefined && <p className={styles.note}>{t(`reason.${holder.fixed}`)}</p>}
      <Loaded query={held} rows={(data) => data.held} failed={t("people.permissions.failed")}>
        {({ items }) => (
          <Loaded query={places} rows={(data) => data} failed={t("people.permissions.placesFailed")}>
            {({ portfolios }) => (
              <PermissionMatrix
                key={holder.id}
                holder={holder}
                rows={permissionRows({ organization, portfolios }, items, unnamed)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

const Permissions = observer(function Permissions({
  organization,
}: {
  organization: ShownOrganization["entity"];
}) {
  const { t } = useTranslation();
  const roleWords = useKnownWords("memberRole");
  const [parameters, setParameters] = useSearchParams();
  const { members, holders } = usePermissionHolders(organization.uid);
  const [kind, uid] = parameters.has("cooperation")
    ? ["cooperation", parameters.get("cooperation")]
    : ["member", parameters.get("member")];
  const holder = holders.find(({ id }) => id === `${kind}:${uid ?? ""}`);
  const choose = (id: string): void => {
    const chosen = holders.find((one) => one.id === id);
    if (chosen) setParameters({ [chosen.entity.kind]: chosen.entity.uid });
  };
  return (
    <>
      <p className={styles.note}>{t("people.permissions.why")}</p>
      <Loaded query={members} rows={(data) => data.members} failed={t("people.members.failed")}>
        {() => (
          <div className={styles.stack}>
            <div className={styles.bar}>
              <Select
                label={t("people.permissions.holder")}
                placeholder={t("people.permissions.choose")}
                options={holders.map(({ id, entity, role }) => ({
                  id,
                  label: entity.name,
                  hint: role === null ? t("people.permissions.partner") : roleWords(role),
                }))}
                value={holder?.id ?? null}
                onChange={choose}
              />
            </div>
            {holder ? (
              <Held organization={organization} holder={holder} />
            ) : (
              <EmptyState>
                {t(uid === null ? "people.permissions.none" : "people.permissions.gone")}
              </EmptyState>
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
