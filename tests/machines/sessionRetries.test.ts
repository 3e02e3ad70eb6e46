import { beforeEach, describe, expect, test, vi } from "vitest";
import { dataOf } from "../../src/graph/rest";
import { json } from "../graph/server";
import { freshStamp, secret } from "./sessionRig";
import { browserRig, refused, self } from "./tabsRig";

const inside = { verified: "idle" };
const outside = { anonymous: "settled" };
const patient = { timeout: 5000 };
const hosts = "/api/v1/system/hosts";

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
});

/** 503 so many times, then the answer. */
function after(failures: number, answer: () => Response) {
  let calls = 0;
  return () => (calls++ < failures ? json({ detail: "Busy" }, 503) : answer());
}

const status = () => json({ is_enabled: false });
const count = (requests: readonly string[], call: string) => requests.filter((each) => each === call).length;

describe("[F82] 503 twice, then 200", () => {
  test("of the second factor's status is no obstacle to a correct sign-in: three calls at most", async () => {
    const { openTab, requests } = browserRig({
      "auth/verify": refused,
      "auth/login": () => self("ada"),
      "totp/status": after(2, status),
    });
    const page = openTab();
    page.send({ type: "LOGIN", credentials: secret });
    await expect.poll(page.value, patient).toEqual(inside);
    expect([count(requests, "POST auth/login"), count(requests, "GET totp/status")]).toEqual([1, 3]);
  });

  test("of the quiet question at the start still signs in; a third 503 leaves the sign-in page", async () => {
    const { openTab, requests } = browserRig({ "auth/verify": after(2, () => self("ada")) });
    await expect.poll(openTab().value, patient).toEqual(inside);
    expect(count(requests, "GET auth/verify")).toBe(3);
    const down = browserRig({ "auth/verify": after(9, () => self("ada")) });
    const page = down.openTab();
    await expect.poll(page.value, patient).toEqual(outside);
    expect(down.requests).toEqual(Array(3).fill("GET auth/verify"));
  });
});

describe("after a sign-out", () => {
  const answers = {
    "auth/verify": () => self("ada"),
    "auth/login": () => self("ada"),
    "auth/logout": () => json({ message: "Done" }),
    "system/hosts": after(9, () => json({ hosts: [] })),
  };

  test.each([
    ["nobody", false],
    ["the same person", true],
  ])("nothing is sent a second time, with %s signed in by then [F42][F82]", async (_, isBack) => {
    const { openTab, heard, requests } = browserRig(answers, { loginStamp: freshStamp });
    const page = openTab();
    await expect.poll(page.value).toEqual(inside);
    const call = dataOf(page.session.rest().GET(hosts)).catch((error: unknown) => error);
    await expect.poll(() => requests).toContain("GET system/hosts");
    await heard();
    page.send({ type: "LOGOUT" });
    if (isBack) page.send({ type: "LOGIN", credentials: secret });
    await expect.poll(page.value).toEqual(isBack ? inside : outside);
    expect(await call).toMatchObject({ failure: "superseded" });
    expect(count(requests, "GET system/hosts")).toBe(1);
  });
});
