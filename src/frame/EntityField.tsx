import type { TFunction } from "i18next";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EntityArg } from "../command/args";
import { entityKey, fullNameOf } from "../command/entity";
import type { Entity } from "../command/entity";
import type { Finder } from "../command/picking";
import type { Value } from "../command/values";
import { SEARCH_REST_MS } from "../rules/searchRest";
import type { FieldTexts } from "../ui/Field";
import { SelectField } from "../ui/Select";
import type { SelectOption } from "../ui/Select";
import { SearchedList } from "./SearchSelect";
import styles from "./SearchSelect.module.css";
import { useTools } from "./tools";

interface EntityFieldProps {
  readonly arg: EntityArg;
  /** What the form acts on: whether an entity suits may depend on it. */
  readonly subjects?: readonly Entity[] | undefined;
  readonly texts: FieldTexts;
  readonly value: Value | undefined;
  readonly onChange: (value: Entity | undefined) => void;
}

/** Taking back what was chosen is an option, too. */
const NONE = "none";

type Asked = Pick<EntityFieldProps, "arg" | "subjects"> & { readonly finder: Finder | undefined };

/** What is found for the text as it is typed, and more as it comes; nothing while the field is closed. */
function useFound({ finder, arg, subjects }: Asked) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [, more] = useState(0);
  const [unasked, setUnasked] = useState<string>();
  useEffect(() => {
    if (finder === undefined || typed.trim() === "") return;
    const came = (isNew: boolean): void => {
      setUnasked(undefined);
      more((times) => times + Number(isNew));
    };
    const ask = (): void => void finder.ask(arg.kind, typed).then(came, () => setUnasked(typed));
    const timer = setTimeout(ask, SEARCH_REST_MS);
    return () => clearTimeout(timer);
  }, [finder, arg.kind, typed]);
  const onOpenChange = (opens: boolean): void => {
    setTyped("");
    setOpen(opens);
  };
  const found = isOpen && finder ? finder.find(arg, subjects, typed) : [];
  const options = found.map(({ entity, icon }): SelectOption => ({
    id: entityKey(entity),
    label: entity.name,
    isName: true,
    hint: entity.context,
    icon,
  }));
  const loading = finder?.stateOf(arg.kind);
  const state = unasked !== undefined && unasked === typed ? "unasked" : loading;
  return { typed, setTyped, options, onOpenChange, state };
}

/** What is said of a list that may not be whole. */
function noteOf(t: TFunction, state: ReturnType<typeof useFound>["state"]) {
  if (state !== "loading" && state !== "failed" && state !== "unasked") return {};
  return { note: t(`select.${state}`), none: t("select.noneLoaded") };
}

/** An entity of one kind, found as the palette finds it: by name, serial number or address, a typo forgiven. */
export const EntityField = observer(function EntityField(props: EntityFieldProps) {
  const { arg, subjects, texts, value, onChange } = props;
  const { t } = useTranslation();
  const { finder } = useTools().engine;
  const { typed, setTyped, options, onOpenChange, state } = useFound({ finder, arg, subjects });
  const chosen = typeof value === "object" && "kind" in value ? value : undefined;
  const key = chosen ? entityKey(chosen) : null;
  const canClear = arg.optional === true && chosen !== undefined && typed === "";
  const field = {
    ...texts,
    options: chosen ? [{ id: entityKey(chosen), label: fullNameOf(chosen), isName: true }] : [],
    value: key,
    isDisabled: finder === undefined,
    onChange: (picked: string) => onChange(picked === NONE ? undefined : finder?.get(picked)),
  };
  return (
    <SelectField field={field} className={styles.popover} onOpenChange={onOpenChange} allowsEmptyCollection>
      <SearchedList
        label={t("select.search", { label: texts.label })}
        {...{ typed, setTyped }}
        drawn={canClear ? [{ id: NONE, label: t("select.clear"), icon: X }, ...options] : options}
        {...noteOf(t, state)}
      />
    </SelectField>
  );
});
