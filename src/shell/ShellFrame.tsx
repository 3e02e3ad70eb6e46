import { useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import { Outlet } from "react-router-dom";
import { usePortal } from "../frame/portal";
import { placeOf } from "../machines/session";

/** The shell around the screens of those who are in; an address that is nowhere stands alone for all others. */
export function ShellFrame({ shell: Shell }: { shell: ComponentType }) {
  const { session } = usePortal();
  const isIn = useSelector(session, (snapshot) => placeOf(snapshot) === "in");
  if (isIn) return <Shell />;
  return (
    <main>
      <Outlet />
    </main>
  );
}
