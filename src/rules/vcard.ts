/** What a card can say of somebody. */
export interface CardFields {
  readonly name: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly company?: string | null;
  readonly position?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly mobile?: string | null;
  readonly address1?: string | null;
  readonly zipCode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly information?: string | null;
}

/** Longest line in octets, its break aside (RFC 6350, 3.2). */
const LONGEST = 75;

function escaped(text: string | null | undefined): string {
  return (text ?? "")
    .trim()
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n");
}

/** A long line goes on in the next one after a blank; no character is torn apart. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, length] = ["", 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > LONGEST) [text, length] = [`${text}\r\n `, 1];
    [text, length] = [text + character, length + size];
  }
  return text;
}

function cardOf(contact: CardFields): string {
  const { firstName, lastName, company, position, email, phone, mobile, information } = contact;
  const address = [contact.address1, contact.city, null, contact.zipCode, contact.country];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(lastName)};${escaped(firstName)};;;`,
    `FN:${escaped(contact.name)}`,
    company && `ORG:${escaped(company)}`,
    position && `TITLE:${escaped(position)}`,
    email && `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    phone && `TEL;TYPE=WORK,VOICE:${escaped(phone)}`,
    mobile && `TEL;TYPE=CELL:${escaped(mobile)}`,
    address.some(Boolean) && `ADR;TYPE=WORK:;;${address.map(escaped).join(";")}`,
    information && `NOTE:${escaped(information)}`,
    "END:VCARD",
  ];
  return lines.flatMap((line) => (line ? [folded(line)] : [])).join("\r\n");
}

/** Contacts as the file that every address book reads (vCard 3.0, which Outlook reads too). */
export function vcardOf(contacts: readonly CardFields[]): string {
  return `${contacts.map(cardOf).join("\r\n")}\r\n`;
}
