import { useTranslation } from "react-i18next";
import { useSearch } from "../../../frame/useSearch";
import { Breadcrumb } from "../../../ui/Breadcrumb";
import { wordsOf } from "./plantRows";
import type { PlantPark } from "./plantRows";
import type { NamedParts } from "./useNamedParts";
import type { PartKind, Plant } from "./usePlant";

/** From all inverters down to the part that is looked at, each with its own address. */
export function PlantPath({ park, plant, parts }: { park: PlantPark; plant: Plant; parts: NamedParts }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearch();
  const { selection, string, hrefWithout } = plant;
  if (selection.inverter === null || parts.missing) return null;
  const { inverter, gak } = selection;
  const above = (kind: PartKind | undefined) => kind && hrefWithout(kind);
  const items = [
    { label: t("plant.allInverters", wordsOf(park)), href: above("inverter") },
    {
      label: parts.inverter?.name ?? t("plant.inverter", { id: inverter, ...wordsOf(park) }),
      isName: parts.inverter !== undefined,
      href: above(gak === null && string !== null ? "string" : "gak"),
    },
    ...(gak === null
      ? []
      : [
          {
            label: parts.gak?.name ?? t("plant.gak", { id: gak }),
            isName: parts.gak !== undefined,
            href: above("string"),
          },
        ]),
    ...(string === null ? [] : [{ label: parts.string?.name ?? string, isName: true }]),
  ];
  return (
    <Breadcrumb
      label={t("plant.path")}
      items={items}
      onNavigate={(href) => setSearch(new URLSearchParams(href))}
    />
  );
}
