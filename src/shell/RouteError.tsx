import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useRouteError } from "react-router-dom";
import { Screen } from "../frame/Screen";
import { errorTexts } from "../rules/errorTexts";
import { plainText } from "../rules/plainText";
import { ErrorState } from "../ui/ErrorState";
import { ChunkLoadError } from "./chunk";
import { HomeLink } from "./HomeLink";

/** Longest text of an error that is shown, in characters. */
const LONGEST = 300;

/** A screen that could not be shown: what went wrong, a retry and the way home. Never a blank page. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const isChunk = error instanceof ChunkLoadError;
  const text = error instanceof Error ? plainText(error.message, LONGEST) : "";
  return (
    <Screen title={isChunk ? t("gate.chunkTitle") : errorTexts.unmatchedRoute}>
      <ErrorState
        title={isChunk ? t("gate.chunkText") : t("gate.screenFailed")}
        detail={text || errorTexts.unknownDisplay}
        /* coming anew to where one is clears the error and mounts the screen again */
        onRetry={() => void navigate(location, { replace: true, preventScrollReset: true })}
      />
      <HomeLink />
    </Screen>
  );
}
