import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { use, useEffect, useMemo, useState } from "react";
import { Modal, ModalOverlay } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import type { Action } from "../command/action";
import type { Tools } from "../command/tools";
import { PortalContext } from "../frame/portal";
import { useTools } from "../frame/tools";
import { classes } from "../ui/classes";
import { createPalette, nameActions } from "./createPalette";
import type { PaletteParts } from "./createPalette";
import { outlookOf } from "./outlook";
import styles from "./Palette.module.css";
import { PaletteBody } from "./PaletteBody";

export interface PaletteProps {
  /** All actions of this build. */
  readonly actions: readonly Action[];
  /** The only ones while the second factor is asked for. */
  readonly gateActions: readonly Action[];
  /** Who is signed in, and as what: another account, organization or role sees other things. Undefined drops all. */
  readonly account: string | undefined;
}

/** Names of actions in both languages; the other one is loaded when there is time. */
function useActionNames({ search, names }: PaletteParts, actions: readonly Action[]): void {
  const { i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    let isCurrent = true;
    const read = (spoken: string, key: string): string | undefined => {
      const text: unknown = i18n.getResource(spoken, "translation", key);
      return typeof text === "string" ? text : undefined;
    };
    const name = () => isCurrent && nameActions({ search, names }, actions, language, read);
    name();
    i18n.loadLanguages(["en", "de"]).then(name, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [i18n, language, search, names, actions]);
}

/** Entities of the one who is signed in, and of nobody else. */
function useEntities({ index }: PaletteParts, account: string | undefined, generation: number): void {
  useEffect(() => {
    if (account === undefined) return;
    void index.start(generation === 0);
    return () => index.clear();
  }, [index, account, generation]);
}

/** What was made, renamed or deleted is found, or no longer found, once the server has said so. */
function useWrites({ index }: PaletteParts, tools: Tools): void {
  useEffect(
    () =>
      reaction(
        () => tools.engine.written,
        (written) => written && index.follow(written),
      ),
    [index, tools],
  );
}

/** Forms find with the same search, as long as somebody is signed in. */
function useLentFinder({ finder }: PaletteParts, { engine }: Tools, isIn: boolean): void {
  useEffect(() => {
    if (!isIn) return;
    engine.setFinder(finder);
    return () => engine.setFinder(undefined);
  }, [finder, engine, isIn]);
}

/**
 * What needs the network is greyed the moment it goes [241], and what a screen offers that comes later is had then. The
 * address is not MobX's to tell.
 */
function useOutlook({ model }: PaletteParts, tools: Tools): void {
  const { pathname, search } = useLocation();
  useEffect(() => model.refresh(), [model, pathname, search]);
  useEffect(
    () =>
      reaction(
        () => tools.overlays.isOpen("palette") && outlookOf(tools.context()),
        () => model.refresh(),
      ),
    [model, tools],
  );
}

/** The command palette; mounted once, it opens with `overlays.open("palette")`. */
export const Palette = observer(function Palette({ actions, gateActions, account }: PaletteProps) {
  const tools = useTools();
  const drafts = use(PortalContext)?.drafts;
  const [parts] = useState(() =>
    createPalette(tools, () => (tools.gate === undefined ? actions : gateActions), undefined, drafts),
  );
  const named = useMemo(() => [...new Set([...actions, ...gateActions])], [actions, gateActions]);
  useActionNames(parts, named);
  useEntities(parts, account, tools.engine.generation);
  useWrites(parts, tools);
  useLentFinder(parts, tools, account !== undefined);
  useOutlook(parts, tools);
  useEffect(
    () =>
      reaction(
        () => [tools.overlays.isOpen("palette"), tools.engine.asked] as const,
        ([isOpen, asked]) => {
          if (isOpen && (asked !== undefined || !parts.model.isOpen)) parts.model.open();
          else if (!isOpen) parts.model.leave();
        },
        { fireImmediately: true },
      ),
    [tools, parts],
  );
  return (
    <ModalOverlay
      isOpen={tools.overlays.isOpen("palette")}
      onOpenChange={(isOpen) => !isOpen && parts.model.close()}
      isDismissable
      isKeyboardDismissDisabled
      className={classes(styles.backdrop)}
    >
      <Modal className={classes(styles.modal)}>
        <PaletteBody parts={parts} />
      </Modal>
    </ModalOverlay>
  );
});
