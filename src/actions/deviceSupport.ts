import type { Entity } from "../command/entity";
import type { Tools } from "../command/tools";
import { connectionOf, deviceFields, deviceSections } from "../rules/deviceFacts";
import type { DeviceFacts } from "../rules/deviceFacts";
import { NO_VALUE } from "../rules/numbers";
import { linkTo } from "./address";

/** A device in lines of "name: value", for a ticket or a mail: how it stands first, then all the rest, then its address. */
export function supportText(tools: Tools, device: DeviceFacts, subject: Entity | undefined): string {
  const { t } = tools;
  const { language, zone, zoneOf } = tools.context();
  const known: Entity = { kind: "device", uid: device.uid, name: device.name };
  const wording = {
    language,
    zone: zoneOf(device.park === null ? (subject ?? known) : { ...known, parent: device.park.uid }) || zone,
    answer: (is: boolean) => t(is ? "arg.yes" : "arg.no"),
  };
  const fields = deviceFields(device, wording);
  const line = (id: string, value: string | null) => `${t(`device.field.${id}`)}: ${value ?? NO_VALUE}`;
  const address = tools.addressOf(known);
  return [
    line("online", t(`device.${connectionOf(device.status)}`)),
    ...deviceSections.flatMap((section) =>
      fields[section].map(({ id, value, plain }) => line(id, plain ?? value)),
    ),
    ...(address === undefined ? [] : [linkTo(address)]),
  ].join("\n");
}
