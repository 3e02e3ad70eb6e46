import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "./render";
import { commentActions } from "../src/actions/comment";
import type { Entity } from "../src/command/entity";
import { ActionForm } from "../src/frame/ActionForm";
import { PortalContext } from "../src/frame/portal";
import type { Portal } from "../src/frame/portal";
import { ToolsProvider } from "../src/frame/tools";
import { fakeTools } from "./command/fakeTools";
import { openPortal } from "./harness";
import { field, openByKey, opened, options, palette } from "./paletteDriver";
import { startWords } from "./words";

const park: Entity = { kind: "park", uid: "p1", name: "Söhlde" };
const other: Entity = { kind: "park", uid: "p2", name: "Nord" };
const tools = fakeTools({}, { mutate: () => Promise.reject(new Error("The database is tired")) });

/** The form for a comment on a park, drawn anew as after a way through other screens. */
async function write(portal: Portal, subject: Entity) {
  const create = commentActions.find(({ id }) => id === "comment.create");
  if (!create) throw new Error("comment.create");
  const view = await render(
    <PortalContext value={portal}>
      <ToolsProvider value={tools}>
        <ActionForm action={create} subjects={[subject]} />
      </ToolsProvider>
    </PortalContext>,
  );
  // The page of the portal is drawn beside it, with fields of its own.
  return { view, field: page.elementLocator(view.container).getByRole("textbox").first() };
}

beforeAll(startWords);

test("[184] a comment that was not saved is there again for its park, until the sign-out", async () => {
  const { portal } = await openPortal("/login");
  portal.drafts.load("ada");
  const first = await write(portal, park);
  await userEvent.fill(first.field, "Inverter 3 is noisy");
  await userEvent.click(page.getByRole("button", { name: "action.comment.create.label" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("The database is tired");
  await expect.element(first.field).toHaveValue("Inverter 3 is noisy");
  await first.view.unmount();
  const elsewhere = await write(portal, other);
  await expect.element(elsewhere.field).toHaveValue("");
  await elsewhere.view.unmount();
  const again = await write(portal, park);
  await expect.element(again.field).toHaveValue("Inverter 3 is noisy");
  await again.view.unmount();
  portal.drafts.wipe();
  portal.drafts.load("ada");
  const after = await write(portal, park);
  await expect.element(after.field).toHaveValue("");
});

test("[184] what was typed in the palette is there again for its park, until it is sent", async () => {
  const { demo } = await opened("/sites", { as: "owner" });
  const park = demo.world().parks.find(({ name }) => name === "Agüimes");
  const written = () =>
    demo
      .world()
      .comments.filter(({ park_uid }) => park_uid === park?.uid)
      .at(-1)?.text;
  const ask = async (name: string) => {
    await userEvent.keyboard(`#${name}`);
    await expect.element(options.first()).toHaveTextContent(name);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(options.first()).toHaveTextContent("Open park");
    await userEvent.keyboard("comment on park");
    await expect.element(options.first()).toHaveTextContent("Comment on park");
    await userEvent.keyboard("{Enter}");
    await expect.element(palette.getByRole("list", { name: "Where you are" })).toHaveTextContent("Comment");
  };
  await ask("Agüimes");
  await userEvent.keyboard("Inverter 3 is noisy{Control>}k{/Control}");
  await expect.element(palette).not.toBeInTheDocument();
  await openByKey();
  await ask("Söhlde");
  await expect.element(field).toHaveValue("");
  await userEvent.keyboard("{Control>}k{/Control}");
  await openByKey();
  await ask("Agüimes");
  await expect.element(field).toHaveValue("Inverter 3 is noisy");
  await userEvent.keyboard(" again{Enter}");
  await expect.element(palette.getByRole("option", { name: "Leave empty" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(palette.getByRole("option", { name: "Q1" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(palette.getByRole("definition").getByText("Inverter 3 is noisy again")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(written).toBe("Inverter 3 is noisy again");
  await expect.element(palette).not.toBeInTheDocument();
  await openByKey();
  await ask("Agüimes");
  await expect.element(field).toHaveValue("");
});
