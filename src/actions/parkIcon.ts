import { Fan, LandPlot, SunMedium } from "lucide-react";
import type { LucideIcon } from "lucide-react";

/** Any park: where it is not known what it lives on, and where all of them are meant. */
export const anyParkIcon = LandPlot;

const icons: Readonly<Record<string, LucideIcon>> = { solar: SunMedium, wind: Fan };

/** Whether a kind is one of those that have a sign and a word. */
export const isKnownKind = (kind: string): boolean => Object.hasOwn(icons, kind);

/** The sign of a park by what it lives on (`kind` of the contract); a kind nobody knows has the sign of any park. */
export function parkIcon(kind: string | null | undefined): LucideIcon {
  return (typeof kind === "string" && isKnownKind(kind) ? icons[kind] : undefined) ?? anyParkIcon;
}
