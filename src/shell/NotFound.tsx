import { useEffect } from "react";
import { errorTexts } from "../rules/errorTexts";
import { usePage } from "../frame/page";
import { HomeLink } from "./HomeLink";
import styles from "./Gate.module.css";

/** No route has this address (§8): exactly the catalogue's words, and a focused way home [13]. */
export function NotFound() {
  const { setTitle } = usePage();
  useEffect(() => {
    document.title = errorTexts.unmatchedRoute;
    setTitle(errorTexts.unmatchedRoute);
  }, [setTitle]);
  return (
    <div className={styles.lost}>
      <h1 tabIndex={-1}>{errorTexts.unmatchedRoute}</h1>
      <HomeLink isFocused />
    </div>
  );
}
