import type { Backend } from "./backend";
import type { Park, Portfolio } from "./world/types";

/** Deletes a park with its events and image; its devices and contacts stay, without it. */
export function removePark(backend: Backend, park: Park): void {
  const { world } = backend;
  const changed = backend.changed.bind(backend);
  for (const event of world.events.filter((one) => one.park_uid === park.uid)) changed("events", event.id);
  world.events = world.events.filter((one) => one.park_uid !== park.uid);
  for (const device of world.devices.filter((one) => one.park_uid === park.uid)) {
    device.park_uid = null;
    changed("devices", device.uid);
  }
  for (const contact of world.contacts.filter((one) => one.parks.includes(park.uid))) {
    contact.parks = contact.parks.filter((uid) => uid !== park.uid);
    changed("contacts", contact.id);
  }
  world.images = world.images.filter((one) => one.park_uid !== park.uid);
  changed("images", park.uid);
  world.parks = world.parks.filter((one) => one !== park);
  changed("parks", park.uid);
}

/** Deletes a portfolio and every park of it. */
export function removePortfolio(backend: Backend, portfolio: Portfolio): void {
  const { world } = backend;
  for (const park of world.parks.filter((one) => one.portfolio_uid === portfolio.uid))
    removePark(backend, park);
  for (const contact of world.contacts.filter((one) => one.portfolios.includes(portfolio.uid))) {
    contact.portfolios = contact.portfolios.filter((uid) => uid !== portfolio.uid);
    backend.changed("contacts", contact.id);
  }
  world.portfolios = world.portfolios.filter((one) => one !== portfolio);
  backend.changed("portfolios", portfolio.uid);
}
