/** What stands in place of a secret. */
export const MASK = "•••";

/** Names of values that let someone in: passwords, codes, tokens, secrets; not a postal code. */
const secretName = /^(code|codes|otp|pin|cookie|authorization)$|(password|token|secret|backup_?codes?)$/i;

/** The value with every secret in it masked, at any depth. Only plain data is read: a file stays what it is. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      secretName.test(name) && held !== null ? MASK : maskSecrets(held),
    ]),
  );
}

/** The address with the secrets of its query masked. */
export function maskAddress(address: string): string {
  return address.replace(/([?&])([^=&#]+)=([^&#]*)/g, (whole, mark: string, name: string) =>
    secretName.test(decoded(name)) ? `${mark}${name}=${MASK}` : whole,
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
