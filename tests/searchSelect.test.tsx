import { beforeAll, describe, expect, test } from "vitest";
import { render } from "./render";
import { page, userEvent } from "vitest/browser";
import { SearchSelect } from "../src/frame/SearchSelect";
import "../src/ui/base.css";
import { startWords } from "./words";

beforeAll(startWords);

const options = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, label: `Park ${index}` }));
const field = () => page.getByRole("button", { name: /Park$/ });
const search = () => page.getByRole("combobox", { name: "Search: Park" });

/** The list of many options, opened by key between two buttons, and searched. */
async function opened(): Promise<void> {
  await render(
    <>
      <button type="button">Before</button>
      <SearchSelect label="Park" options={options} value={null} onChange={() => undefined} />
      <button type="button">After</button>
    </>,
  );
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard("park 1");
  await expect.element(search()).toHaveValue("park 1");
}

describe("a list that is searched", () => {
  test.each([
    ["{Tab}", "After"],
    ["{Shift>}{Tab}{/Shift}", "Before"],
  ])("%s closes it and goes on to the button %s its field", async (keys, name) => {
    await opened();
    await userEvent.keyboard(keys);
    await expect.element(search()).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name })).toHaveFocus();
  });

  test("Escape closes it with one press, whatever was typed, and leads back to its field", async () => {
    await opened();
    await userEvent.keyboard("{Escape}");
    await expect.element(search()).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
  });
});
