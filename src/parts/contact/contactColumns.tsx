import type { TFunction } from "i18next";
import type { TableColumn } from "../../frame/Table";
import type { ContactItem } from "./contactQueries";
import { Email, Phone } from "./Reach";

const wide = "minmax(var(--table-name), 2fr)";
const narrow = "minmax(calc(var(--table-name-narrow) + var(--space-6)), 1fr)";

/** Who it is, for whom and as what, and how they are reached. */
export function contactColumns(t: TFunction): TableColumn<ContactItem>[] {
  const header = (id: string) => t(`people.contacts.field.${id}`);
  return [
    { id: "name", header: header("name"), value: ({ name }) => name, width: wide, priority: true },
    { id: "company", header: header("company"), value: ({ company }) => company, width: narrow, below: true },
    { id: "position", header: header("position"), value: ({ position }) => position, width: narrow },
    {
      id: "phone",
      header: header("phone"),
      value: ({ phone, mobile }) => phone || mobile,
      cell: ({ phone, mobile }) => <Phone raw={phone || mobile} inGrid />,
      width: narrow,
      priority: true,
    },
    {
      id: "email",
      header: header("email"),
      value: ({ email }) => email,
      cell: ({ email }) => <Email raw={email} inGrid />,
      width: wide,
    },
  ];
}
