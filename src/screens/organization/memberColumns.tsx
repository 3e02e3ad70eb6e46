import type { TFunction } from "i18next";
import { memberEntity } from "../../actions/memberEntity";
import type { TableColumn } from "../../frame/Table";
import { memberRank } from "../../rules/roles";
import type { MemberItem } from "./memberQueries";

interface MemberWords {
  readonly t: TFunction;
  readonly roleWords: (raw: string) => string;
  /** Whoever is signed in: their row says so. */
  readonly self: string;
}

/** Who belongs to the organization, how to write to them, and what they are there. */
export function memberColumns({ t, roleWords, self }: MemberWords): TableColumn<MemberItem>[] {
  const nameOf = (member: MemberItem) => memberEntity(member, "").name;
  return [
    {
      id: "name",
      header: t("people.members.column.name"),
      value: nameOf,
      cell: (member) =>
        member.account === self ? t("people.you", { name: nameOf(member) }) : nameOf(member),
      width: "minmax(var(--table-name), 2fr)",
      priority: true,
    },
    {
      id: "email",
      header: t("people.members.column.email"),
      value: ({ email }) => email,
      cell: ({ email }) => email || t("people.members.column.noEmail"),
      width: "minmax(var(--table-name), 2fr)",
      below: true,
    },
    {
      id: "role",
      header: t("people.members.column.role"),
      value: ({ role }) => roleWords(role),
      cell: ({ role }) => (role === "" ? t("people.members.column.noRole") : roleWords(role)),
      sort: (one, other) => memberRank(one.role) - memberRank(other.role),
      width: "minmax(var(--table-name-narrow), 1fr)",
      priority: true,
    },
  ];
}
