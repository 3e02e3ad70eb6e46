import { useMemo } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PortfoliosQuery } from "../../frame/portfoliosQuery";
import { useGraph } from "../../frame/useGraph";
import { formatNumber } from "../../rules/numbers";
import { SearchField } from "../../ui/SearchField";
import { Select } from "../../ui/Select";
import type { SelectOption } from "../../ui/Select";
import { contactKinds, positionsOf } from "./contactFilter";
import styles from "./contact.module.css";
import type { Contacts } from "./useContacts";

const ALL = "all";
const nothing = {};

function Narrow(props: {
  label: string;
  all: string;
  options: readonly SelectOption[];
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}) {
  const { label, all, options, value, onChange } = props;
  // What the address names and nobody has is told all the same, or the list would seem empty without a reason.
  const isKnown = value === undefined || options.some(({ id }) => id === value);
  return (
    <Select
      label={label}
      options={[{ id: ALL, label: all }, ...options, ...(isKnown ? [] : [{ id: value, label: value }])]}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  );
}

/** Whom one looks for: by any word, as person or company, by position and, of an organization's, by portfolio. */
export function ContactFilters({
  contacts,
  isOrganization,
  children,
}: {
  contacts: Contacts;
  isOrganization: boolean;
  /** What is done beside looking for someone. */
  children?: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const { filter, setFilter, loaded } = contacts;
  const places = useGraph(PortfoliosQuery, nothing, { pause: !isOrganization });
  const positions = useMemo(() => positionsOf(loaded, filter.position), [loaded, filter.position]);
  const portfolios = places.data?.portfolios ?? [];
  return (
    <div role="group" aria-label={t("people.contacts.filter.label")} className={styles.bar}>
      <SearchField
        label={t("people.contacts.search")}
        value={contacts.typed}
        onChange={contacts.setTyped}
        keys="/"
      />
      <Narrow
        label={t("people.contacts.filter.kind")}
        all={t("people.contacts.filter.all")}
        options={contactKinds.map((id) => ({ id, label: t(`people.contacts.filter.${id}`) }))}
        value={filter.kind}
        onChange={(id) => setFilter({ kind: contactKinds.find((one) => one === id) })}
      />
      <Narrow
        label={t("people.contacts.field.position")}
        all={t("people.contacts.filter.all")}
        options={positions.map(({ position, count }) => ({
          id: position,
          label: position,
          isName: true,
          hint: formatNumber(count, i18n.language),
        }))}
        value={filter.position}
        onChange={(position) => setFilter({ position })}
      />
      {isOrganization && (
        <Narrow
          label={t("people.contacts.filter.portfolio")}
          all={t("people.contacts.filter.all")}
          options={portfolios.map(({ uid, name }) => ({ id: uid, label: name, isName: true }))}
          value={filter.portfolio}
          onChange={(portfolio) => setFilter({ portfolio })}
        />
      )}
      {children}
    </div>
  );
}
