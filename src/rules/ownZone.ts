/** The visitor's own zone: what is said about the account is about no park. */
export const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
