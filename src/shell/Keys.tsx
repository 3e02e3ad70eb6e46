import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Action, Group } from "../command/action";
import type { Context } from "../command/context";
import { blockOf, meantBy, offer } from "../command/offer";
import { performOrAsk } from "../command/perform";
import type { Tools } from "../command/tools";
import { useTools } from "../frame/tools";
import { Kbd } from "../ui/Kbd";
import { allBindings, secondPaletteKey } from "./keyBindings";
import { keyPlaceOf } from "./keyPlace";
import styles from "./Keys.module.css";
import { runLocalKey } from "./localKeys";

/** Chords and function keys are taken before a field, a dialog or Monaco sees them; letters come last. */
function isChord(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || /^F\d+$/.test(event.key);
}

function listen(tools: Tools): () => void {
  const handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (tools.keys.handle(event, keyPlaceOf(event.target))) event.stopPropagation();
  };
  const early = (event: KeyboardEvent): void => {
    if (isChord(event)) handle(event);
  };
  const late = (event: KeyboardEvent): void => {
    if (!isChord(event)) handle(event);
  };
  const forget = () => tools.keys.cancel();
  window.addEventListener("keydown", early, { capture: true });
  window.addEventListener("keydown", late);
  window.addEventListener("blur", forget);
  return () => {
    window.removeEventListener("keydown", early, { capture: true });
    window.removeEventListener("keydown", late);
    window.removeEventListener("blur", forget);
  };
}

/** All that keys do while the second factor is asked for. */
const atGate: readonly Group[] = ["view", "help"];

/** Where there is no tree to be folded, its keys look at more or less of a chart's time, as within the chart. */
const beyondTree: Readonly<Record<string, string>> = {
  "sites.unfoldAll": "sheet.zoomIn",
  "sites.foldAll": "sheet.zoomOut",
};

/** The action that a key stands for on this screen. */
function meantHere(actions: readonly Action[], context: Context, id: string): Action | undefined {
  const named = (wanted: string | undefined) => actions.find((each) => each.id === wanted);
  const found = named(id === secondPaletteKey.id ? "palette.open" : id);
  const beyond = named(beyondTree[id]);
  const hasZoom = context.sheets.some(({ zoom }) => zoom !== undefined);
  return beyond && hasZoom && found && blockOf(found, context) ? beyond : found;
}

/** Runs what a key stands for; what is absent for this user leaves the key alone. */
function runKey(tools: Tools, actions: readonly Action[], id: string): boolean {
  if (id.startsWith("local.")) return runLocalKey(id);
  const context = tools.context();
  const found = meantHere(actions, context, id);
  if (found === undefined || offer(found, context) === "absent") return false;
  // A letter acts on what one is on, never on another thing, which would be asked for.
  const subjects = found.on === undefined ? undefined : meantBy(found, context);
  if (subjects?.length === 0) return false;
  if (tools.gate !== undefined && !atGate.includes(found.group)) return false;
  void performOrAsk(found, tools, { source: "key", ...(subjects === undefined ? {} : { subjects }) });
  return true;
}

/** The one listener for keys, and the hint while a sequence waits for its next key [237]. */
export const Keys = observer(function Keys({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation();
  const tools = useTools();
  useEffect(() => listen(tools), [tools]);
  useEffect(
    () => tools.keys.register(allBindings(actions), (id) => runKey(tools, actions, id)),
    [tools, actions],
  );
  const pending = tools.engine.pendingKeys;
  return (
    <div role="status" className={pending === null ? styles.silent : styles.pending}>
      {pending !== null && (
        <>
          <Kbd keys={pending} /> {t("keys.pending")}
        </>
      )}
    </div>
  );
});
