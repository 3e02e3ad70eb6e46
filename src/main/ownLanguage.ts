import type { Language } from "../rules/language";
import { BASE_PATH } from "../rules/nextAddress";
import { withoutParameters } from "../rules/withoutParameters";
import type { Router } from "./environment";
import { pathOf } from "./pathOf";

const YEAR_S = 31_536_000;

/** Takes the language out of the address; the router, where there is one, would else write it there again. */
function cleanAddress(router: Router | undefined): void {
  const { pathname, search, hash } = router?.state.location ?? window.location;
  const kept = withoutParameters(search, ["lng"]);
  if (kept.length === search.length) return;
  if (!router) return window.history.replaceState(window.history.state, "", pathname + kept + hash);
  const state: unknown = router.state.location.state;
  const to = pathOf(router) + kept + hash;
  void router.navigate(to, { replace: true, state, preventScrollReset: true });
}

/**
 * Who chooses a language meets it at the next start too: the address and a cookie are read before the local storage, in
 * which it is kept (§9), and name no other one from now on. Where there is no cookie, none is made.
 */
export function ownLanguage(language: Language, router: Router | undefined): void {
  // Of this path: it is read before one that somebody has set for the whole host.
  if (/(?:^|;\s*)i18next=/.test(document.cookie))
    document.cookie = `i18next=${language}; Path=${BASE_PATH}; Max-Age=${YEAR_S}; SameSite=Lax`;
  cleanAddress(router);
}
