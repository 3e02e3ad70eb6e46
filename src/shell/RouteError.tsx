import { useTranslation } from "react-i18next";
import { useRevalidator, useRouteError } from "react-router-dom";
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
  const { revalidate } = useRevalidator();
  const isChunk = error instanceof ChunkLoadError;
  const text = error instanceof Error ? plainText(error.message, LONGEST) : "";
  return (
    <Screen title={isChunk ? t("gate.chunkTitle") : errorTexts.unmatchedRoute}>
      <ErrorState
        title={isChunk ? t("gate.chunkText") : t("gate.screenFailed")}
        detail={text || errorTexts.unknownDisplay}
        /* a revalidation clears the error and mounts the screen anew */
        onRetry={() => void revalidate()}
      />
      <HomeLink />
    </Screen>
  );
}
