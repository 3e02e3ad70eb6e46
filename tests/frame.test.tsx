import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "./render";
import { AsOf } from "../src/frame/AsOf";
import { Loaded } from "../src/frame/Loaded";
import { PanelBoundary } from "../src/frame/PanelBoundary";
import { PortalContext } from "../src/frame/portal";
import type { Failure, GraphState } from "../src/frame/useGraph";
import { openPortal, summerNoon } from "./harness";

type Names = { readonly names: readonly string[] | null };

const refused: Failure = { text: "The database is tired", failure: "http", status: 503, path: ["names"] };

function answer(state: Partial<GraphState<Names>>): GraphState<Names> {
  return {
    status: "succeeded",
    data: undefined,
    failure: undefined,
    failures: [],
    stale: false,
    refreshing: false,
    asOf: undefined,
    refresh: () => undefined,
    ...state,
  };
}

function List({ query }: { query: GraphState<Names> }) {
  return (
    <Loaded query={query} rows={({ names }) => names} empty="No names yet" idle="Nothing is asked">
      {(names) => <p>{names.join(", ")}</p>}
    </Loaded>
  );
}

/** Draws it within a portal, for its clock. */
async function show(element: React.ReactNode, path = "/login") {
  const { portal } = await openPortal(path);
  return render(<PortalContext value={portal}>{element}</PortalContext>);
}

describe("Loaded", () => {
  test("[54] shows every state of a loader", async () => {
    const view = await show(<List query={answer({ status: "loading" })} />);
    await expect.element(view.getByText("Loading")).toBeInTheDocument();
    const again = (state: Partial<GraphState<Names>>) => render(<List query={answer(state)} />);
    await expect.element((await again({ status: "idle" })).getByText("Nothing is asked")).toBeVisible();
    await expect.element((await again({ data: { names: ["a", "b"] } })).getByText("a, b")).toBeVisible();
    await expect.element((await again({ data: { names: [] } })).getByText("No names yet")).toBeVisible();
  });

  test("[54] a failure shows the server's words, else 'Unknown Error', and a retry", async () => {
    const view = await show(<List query={answer({ status: "failed", failure: refused })} />);
    await expect.element(view.getByRole("alert")).toHaveTextContent("The database is tired");
    const silent = await render(
      <List query={answer({ status: "failed", failure: { ...refused, text: "" } })} />,
    );
    await expect.element(silent.getByText("Unknown Error")).toBeVisible();
    const half = await render(<List query={answer({ data: { names: null }, failure: refused })} />);
    await expect.element(half.getByRole("alert").last()).toHaveTextContent("The database is tired");
  });

  test.each([
    ["network", "There is no connection to the server."],
    ["timeout", "The server did not answer in time."],
  ])("[F72] what has no words of its own says what happened: %s", async (failure, words) => {
    const silent = { text: "An error occurred", failure, status: 0, path: ["names"] };
    const view = await show(<List query={answer({ status: "failed", failure: silent })} />);
    await expect.element(view.getByRole("alert")).toHaveTextContent(words);
    const told = await render(
      <List query={answer({ status: "failed", failure: { ...silent, text: "Failed to fetch names" } })} />,
    );
    await expect.element(told.getByText("Failed to fetch names")).toBeVisible();
  });

  test("[55] a refresh that fails keeps the data, with a mark and its time", async () => {
    const query = answer({ data: { names: ["a"] }, stale: true, failure: refused, asOf: summerNoon });
    const view = await show(<List query={query} />);
    await expect.element(view.getByText("a", { exact: true })).toBeVisible();
    await expect
      .element(view.getByText(/Could not be refreshed; as of 12:00 CEST/))
      .toHaveTextContent("The database is tired");
  });

  /** A list whose query goes a step on with each retry and each press of "next", which leaves the focus where it is. */
  function Course({ steps }: { steps: readonly Partial<GraphState<Names>>[] }) {
    const [step, setStep] = useState(0);
    const next = () => setStep((now) => now + 1);
    return (
      <>
        <List query={answer({ ...steps[step], refresh: next })} />
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={next}>
          next
        </button>
      </>
    );
  }

  const failed = { status: "failed", failure: refused } as const;
  const there = { status: "succeeded", data: { names: ["there"] } } as const;
  test.each([
    ["begins at once", [failed, { status: "loading" }, there]],
    ["begins a render later", [failed, { ...failed }, { status: "loading" }, there]],
    ["runs beside what failed", [failed, { status: "failed", refreshing: true }, there]],
  ] as const)("[F117] a retry that %s keeps the error, and hands the focus on", async (_how, steps) => {
    const view = await show(<Course steps={steps} />);
    const retry = view.getByRole("button", { name: "Retry" });
    await userEvent.click(retry);
    for (let step = 1; step < steps.length - 1; step += 1) {
      await expect.element(view.getByRole("alert")).toHaveTextContent("The database is tired");
      await expect.element(retry).toHaveFocus();
      if (step === steps.length - 2) await expect.element(retry).toHaveAttribute("aria-busy", "true");
      await userEvent.click(view.getByRole("button", { name: "next" }));
    }
    await expect.element(view.getByText("there")).toBeVisible();
    expect(document.activeElement?.textContent).toBe("there");
  });

  test("[54] an answer without what was asked for can be asked for again and again", async () => {
    const half = { status: "succeeded", data: { names: null } } as const;
    const view = await show(<Course steps={[half, { ...half, refreshing: true }, half, there]} />);
    const retry = view.getByRole("button", { name: "Retry" });
    await userEvent.click(retry);
    await expect.element(retry).toHaveAttribute("aria-busy", "true");
    await userEvent.click(view.getByRole("button", { name: "next" }));
    await expect.element(retry).not.toHaveAttribute("aria-busy");
    await userEvent.click(retry);
    await expect.element(view.getByText("there")).toBeVisible();
  });

  const old = { data: { names: ["there"] }, stale: true, failure: refused, asOf: summerNoon } as const;
  const asked = { data: { names: ["there"] }, refreshing: true, asOf: summerNoon } as const;
  const again = { ...old, failure: { ...refused, text: "It sleeps now" } } as const;
  test.each([
    ["begins at once", [old, asked, again]],
    ["begins a render later", [old, { ...old }, asked, again]],
  ] as const)("[55][F117] the mark's retry that %s and fails again keeps its focus", async (_how, steps) => {
    const view = await show(<Course steps={[...steps, asked, there]} />);
    const retry = view.getByRole("button", { name: "Retry" });
    const next = view.getByRole("button", { name: "next" });
    await userEvent.click(retry);
    for (let step = 1; step < steps.length - 1; step += 1) {
      await expect.element(view.getByText(/The database is tired/)).toBeVisible();
      await expect.element(retry).toHaveFocus();
      await userEvent.click(next);
    }
    await expect.element(view.getByText(/It sleeps now/)).toBeVisible();
    await expect.element(retry).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(retry).toHaveAttribute("aria-busy", "true");
    await userEvent.click(next);
    await expect.element(retry).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe("there");
  });
});

describe("PanelBoundary", () => {
  test("[F117] a panel that throws shows its error alone, keeps the focus, and can be tried again", async () => {
    let isBroken = true;
    function Panel() {
      if (isBroken) throw new Error("x is not a function");
      return <p>drawn</p>;
    }
    const view = await show(
      <>
        <PanelBoundary title="Production">
          <Panel />
        </PanelBoundary>
        <p>the neighbour</p>
      </>,
    );
    const region = view.getByRole("region", { name: "Production" });
    await expect.element(region).toHaveTextContent("This panel could not be shown.x is not a function");
    await expect.element(view.getByText("the neighbour")).toBeVisible();
    isBroken = false;
    await userEvent.click(region.getByRole("button", { name: "Retry" }));
    await expect.element(view.getByText("drawn")).toBeVisible();
    expect(document.activeElement?.textContent).toBe("drawn");
  });
});

describe("AsOf", () => {
  test("says the time in park time, and marks what is too old in a word too", async () => {
    const at = summerNoon - 3_600_000;
    const view = await show(
      <>
        <AsOf at={at} zone="America/Denver" />
        <AsOf at={at} staleAfter={60_000} />
        <AsOf at={at - 86_400_000} />
        <AsOf at={undefined} />
      </>,
    );
    await expect.element(view.getByText("As of 03:00 MDT", { exact: true })).toBeVisible();
    await expect.element(view.getByText("Old: as of 11:00 CEST")).toBeVisible();
    await expect.element(view.getByText("As of 9 Jun, 11:00 CEST")).toBeVisible();
    expect(page.getByRole("time").elements().length).toBe(3);
  });
});
