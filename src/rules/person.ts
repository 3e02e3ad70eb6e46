export interface Person {
  readonly account: string;
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** What somebody goes by: the names, else the address, else the account. */
export function nameOfPerson({ account, email, firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email || account;
}
