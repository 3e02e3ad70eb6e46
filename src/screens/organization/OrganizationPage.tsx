import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Entity } from "../../command/entity";
import { usePortal } from "../../frame/portal";
import { Screen } from "../../frame/Screen";

/** What a tab of the organization is given of it. */
export interface ShownOrganization {
  readonly uid: string;
  /** Of whoever is signed in. */
  readonly role: string;
  readonly entity: Entity & { readonly kind: "organization" };
}

type OrganizationPageProps = {
  /** Buttons of this tab, given the organization. */
  actions?: (shown: ShownOrganization) => ReactNode;
  subtitle?: ReactNode;
  /** The tab is a list that uses the whole window. */
  wide?: boolean;
  /** Shown to whoever has no organization: there are no tabs then. */
  without?: ReactNode;
  children: (shown: ShownOrganization) => ReactNode;
};

/** The frame of the organization's tabs; whoever has none finds what `without` says. */
export function OrganizationPage(props: OrganizationPageProps) {
  const { actions, subtitle, wide = false, without = null, children } = props;
  const { t } = useTranslation();
  const { session } = usePortal();
  const own = useSelector(session, ({ context }) => context.self?.organization ?? null);
  const [uid, name, role] = [own?.uid, own?.name ?? "", own?.permission.role ?? ""];
  const shown = useMemo(
    () =>
      uid === undefined
        ? null
        : { uid, role, entity: { kind: "organization" as const, uid, name } satisfies Entity },
    [uid, name, role],
  );
  return (
    <Screen
      title={t("screen.organization")}
      wide={wide}
      subtitle={subtitle}
      {...(shown ? { tabs: { label: t("organization.title") }, actions: actions?.(shown) } : {})}
    >
      {shown ? children(shown) : without}
    </Screen>
  );
}
