import { foldMac } from "./names";

const SEPARATED_MAC = /^([0-9a-f]{2}|[0-9a-f]{4}(?=\.))([:\-.][0-9a-f]{0,4})+$/i;
const PLAIN_MAC = /^(?=.*\d)[0-9a-f]{6,12}$/i;
/** Three numbers of an IP address or all four: two are as well a piece of a MAC address. */
const IP = /^\d{1,3}(\.\d{1,3}){2,3}$/;
const SERIAL = /^(?=(.*\d){3})[\w./-]{5,}$/;

/** Where the devices list of the server is to look for a MAC address: pairs with colons, as they are stored. */
export function macFilter(text: string): string {
  return `mac co ${foldMac(text).replace(/(..)(?=.)/g, "$1:")}`;
}

/** Whether a text is a MAC address or a part of one, with separators or without and in any case [189]. */
export function isMac(text: string): boolean {
  return SEPARATED_MAC.test(text) || PLAIN_MAC.test(text);
}

/**
 * The server's filters for what was typed of a device (x-assumed: FIELD OPERATOR TEXT), the likeliest first. What can be
 * no MAC address, no serial number and no IP address is looked for by name alone; what can be nothing else, not by name.
 */
export function deviceFilters(text: string): readonly string[] {
  if (IP.test(text)) return [`status.public_ip co ${text}`];
  const mac = isMac(text) ? [macFilter(text)] : [];
  if (text.includes(":") && mac.length > 0) return mac;
  const serial = SERIAL.test(text) ? [`serial_number co ${text}`] : [];
  return [...mac, ...serial, `name co ${text}`];
}
