import { use, useCallback } from "react";
import { idOfChanges } from "../../actions/permissionChanges";
import type { PermissionChange } from "../../actions/permissionChanges";
import { formOf } from "../../command/formOf";
import { PortalContext } from "../../frame/portal";
import type { DraftValue } from "../../state/drafts";
import { permissionId } from "./permissionRows";
import type { Holder } from "./usePermissionHolders";

function changeOf(stored: DraftValue): PermissionChange[] {
  if (typeof stored !== "object" || stored === null) return [];
  const { isAdded, object, uid, name, serverName } = stored;
  return typeof isAdded === "boolean" &&
    typeof object === "string" &&
    typeof uid === "string" &&
    typeof name === "string" &&
    typeof serverName === "string"
    ? [{ isAdded, object, uid, name, serverName }]
    : [];
}

/**
 * What is to be changed of a holder's permissions and was not sent: kept as what is typed into a form is, until it is
 * sent or given up. Where nothing can be changed, nothing is kept.
 */
export function useUnsentPermissions({ entity, fixed }: Holder) {
  const drafts = use(PortalContext)?.drafts;
  const isFixed = fixed !== undefined;
  const form = formOf({ id: idOfChanges(entity.kind) }, [entity]);
  const read = useCallback(
    (): readonly PermissionChange[] =>
      isFixed ? [] : Object.values(drafts?.read(form) ?? {}).flatMap(changeOf),
    [drafts, form, isFixed],
  );
  const keep = useCallback(
    (changes: readonly PermissionChange[]): void => {
      if (isFixed) return;
      const entries = changes.map((change): [string, DraftValue] => [permissionId(change), { ...change }]);
      if (entries.length === 0) drafts?.drop(form);
      else drafts?.write(form, Object.fromEntries(entries));
    },
    [drafts, form, isFixed],
  );
  return { read, keep };
}

export type UnsentPermissions = ReturnType<typeof useUnsentPermissions>;
