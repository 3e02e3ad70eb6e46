import { ArrowDown, ArrowUp, Pencil, Pin as PinIcon, PinOff } from "lucide-react";
import { action, nothingChanged } from "../command/action";
import type { Action, Outcome } from "../command/action";
import { text } from "../command/args";
import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import { entityKey } from "../command/entity";
import type { Tools } from "../command/tools";
import { addressOfEntity } from "../routes";
import { MOST_PINS } from "../state/pins";
import type { Pin } from "../state/pins";

const LONGEST = 100;

const hereOf = ({ path, search }: Context): string => path + search;

/** Changes the pins; the way back is the list as it was. */
function changed({ pins }: Tools, change: () => void, more: Outcome = {}): Outcome {
  const before = pins.all;
  change();
  return { ...more, undo: () => Promise.resolve(pins.restore(before)) };
}

const fullPins = ({ pins }: Context) => (pins.length < MOST_PINS ? undefined : "manyPins");

function isPinned(pins: readonly Pin[], address: string | undefined): boolean {
  return pins.some((pin) => pin.address === address);
}

/** The screen with its filter, by a name of one's own. */
export const addPin: Action = action({
  id: "pin.add",
  icon: PinIcon,
  needs: "session",
  group: "view",
  blocked: fullPins,
  args: {
    name: text({
      format: "name",
      maxLength: LONGEST,
      preset: (context) => {
        const { focused, pins } = context;
        const known = pins.find(({ address }) => address === hereOf(context));
        if (known !== undefined) return known.name;
        return focused && addressOfEntity(focused) === context.path ? focused.name : undefined;
      },
    }),
  },
  run: (tools, { name }) => {
    const context = tools.context();
    const address = hereOf(context);
    const { focused } = context;
    const isOfOne = focused !== undefined && addressOfEntity(focused) === address;
    return changed(
      tools,
      () => tools.pins.add({ address, name, ...(isOfOne ? { of: entityKey(focused) } : {}) }),
      { done: { key: "action.pin.add.done", values: { name } } },
    );
  },
});

const addressOfPark = (park: Entity): string => addressOfEntity(park) ?? "";

export const pinPark: Action = action({
  id: "park.pin",
  icon: PinIcon,
  needs: "sites",
  on: "park",
  suits: (park, { pins }) => !isPinned(pins, addressOfPark(park)),
  blocked: fullPins,
  bulk: "together",
  group: "park",
  run: (tools, _values, subject, subjects) =>
    changed(
      tools,
      () => {
        for (const park of subjects)
          tools.pins.add({ address: addressOfPark(park), name: park.name, of: entityKey(park) });
      },
      subjects.length === 1 && subject
        ? { done: { key: "action.pin.add.done", values: { name: subject.name } } }
        : {},
    ),
});

export const unpinPark: Action = action({
  id: "park.unpin",
  icon: PinOff,
  needs: "sites",
  on: "park",
  suits: (park, { pins }) => isPinned(pins, addressOfPark(park)),
  bulk: "together",
  group: "park",
  run: (tools, _values, _subject, subjects) =>
    changed(tools, () => {
      for (const park of subjects) tools.pins.remove(addressOfPark(park));
    }),
});

const openPin = action({
  id: "pin.open",
  place: "opens",
  icon: PinIcon,
  needs: "session",
  on: "pin",
  group: "view",
  run: ({ go }, _values, pin) => {
    if (pin) go(pin.uid);
    return { quiet: true };
  },
});

const renamePin = action({
  id: "pin.rename",
  icon: Pencil,
  needs: "session",
  on: "pin",
  group: "view",
  args: { name: text({ format: "name", maxLength: LONGEST, preset: ({ subject }) => subject?.name }) },
  present: (_tools, pin) => Promise.resolve(pin && { name: pin.name }),
  run: (tools, { name }, pin) =>
    pin?.name === name ? nothingChanged : changed(tools, () => pin && tools.pins.rename(pin.uid, name)),
});

/** What stands at an end of the list goes no further. */
function moveBy(by: -1 | 1, id: string, icon: Action["icon"]): Action {
  return action({
    id,
    icon,
    needs: "session",
    on: "pin",
    suits: ({ uid }, { pins }) => pins.at(by < 0 ? 0 : -1)?.address !== uid,
    group: "view",
    run: (tools, _values, pin) => changed(tools, () => pin && tools.pins.move(pin.uid, by), { quiet: true }),
  });
}

export const movePinUp = moveBy(-1, "pin.up", ArrowUp);
export const movePinDown = moveBy(1, "pin.down", ArrowDown);

export const removePin: Action = action({
  id: "pin.remove",
  icon: PinOff,
  needs: "session",
  on: "pin",
  group: "view",
  run: (tools, _values, pin) => changed(tools, () => pin && tools.pins.remove(pin.uid)),
});

export const pinActions: readonly Action[] = [openPin, renamePin, movePinUp, movePinDown, removePin, addPin];
