import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { usePortal } from "../frame/portal";
import { carry, signInAddress } from "../rules/nextAddress";
import { PageSpinner } from "../ui/Spinner";

/** The address of a sign-in page elsewhere, told by `redirect` where to come back to (readings). */
function elsewhere(page: string, path: string): string {
  const address = new URL(page, window.location.origin);
  const next = carry(path);
  if (next !== "") address.searchParams.set("redirect", next);
  return address.href;
}

function Leave({ to }: { to: string }) {
  useEffect(() => window.location.assign(to), [to]);
  return <PageSpinner />;
}

/**
 * Sends a visitor to the sign-in page with the address they wanted, query and hash included; from the root, from the
 * dashboard and after a sign-out by choice to the plain page [5], [6], [8]. A configured page elsewhere is gone to once
 * the quiet verify has answered, for it may still sign in.
 */
export function SignInRedirect() {
  const { session, signInPage } = usePortal();
  const { pathname, search, hash } = useLocation();
  const isQuiet = useSelector(session, (snapshot) => snapshot.matches({ anonymous: "quiet" }));
  /* decided once: the sign-out may be answered before the router has moved */
  const [wanted] = useState(() =>
    session.getSnapshot().matches("loggingOut") ? "/" : pathname + search + hash,
  );
  if (!signInPage) return <Navigate replace to={signInAddress(wanted)} />;
  return isQuiet ? <PageSpinner /> : <Leave to={elsewhere(signInPage, wanted)} />;
}
