import { describe, expect, onTestFinished, test } from "vitest";
import { json } from "../graph/server";
import { freshStamp, NOW, secret } from "./sessionRig";
import { browserRig, refused, self } from "./tabsRig";

const inside = { verified: "idle" };
const outside = { anonymous: "settled" };

describe("signing in anew after the session ended", () => {
  /** Two pages of ada's; in the second one the end of her session is met first, and `account` signs in. */
  async function again(account: string) {
    let answer = () => self("ada");
    const rig = browserRig(
      {
        "auth/verify": () => answer(),
        "auth/login": () => {
          answer = () => self(account);
          return answer();
        },
      },
      { loginStamp: freshStamp },
    );
    const [other, page] = [rig.openTab(), rig.openTab()];
    await expect.poll(other.value).toEqual(inside);
    await expect.poll(page.value).toEqual(inside);
    answer = refused;
    page.send({ type: "EXPIRED" });
    await expect.poll(page.value).toEqual(outside);
    const before = page.standing();
    page.send({ type: "LOGIN", credentials: secret });
    await expect.poll(page.value).toEqual(inside);
    await rig.heard();
    return { other, page, before, requests: rig.requests };
  }

  test("as the same account leaves the other page, and what was typed there, alone [79][F36]", async () => {
    const { other, requests } = await again("ada");
    expect([other.value(), other.wiped, other.account()]).toEqual([inside, [], "ada"]);
    expect(requests.at(-1)).toBe("GET totp/status");
    expect(requests.filter((each) => each.endsWith("verify"))).toHaveLength(3);
  });

  test("takes away what asked to sign in [79]", async () => {
    const { page, before } = await again("ada");
    expect([before, page.standing()]).toEqual([["session.expired"], []]);
  });

  test("as another account takes the first one's data off the other page too [79]", async () => {
    const { other } = await again("ben");
    await expect.poll(other.account).toBe("ben");
    expect([other.value(), other.wiped]).toEqual([inside, ["account"]]);
  });
});

describe("signing out while the server takes its time", () => {
  const mark = { loginStamp: "signed-out" };
  const done = () => json({ message: "Done" });
  const broken = () => json({}, 500);

  /** A page that is signing out, beside another of the same browser; `answer` is what the server says at last. */
  async function leaving() {
    let answer: (response: Response) => void = () => undefined;
    const rig = browserRig(
      {
        "auth/verify": () => self("ada"),
        "auth/login": () => self("ada"),
        "auth/logout": () => new Promise((resolve) => (answer = resolve)),
      },
      { loginStamp: freshStamp },
    );
    const [page, other] = [rig.openTab(), rig.openTab()];
    await expect.poll(page.value).toEqual(inside);
    await expect.poll(other.value).toEqual(inside);
    page.send({ type: "LOGOUT" });
    onTestFinished(() => answer(done()));
    await expect.poll(other.value).toEqual(outside);
    const answered = async (response: Response) => {
      answer(response);
      await expect.poll(page.value).toEqual(outside);
    };
    return { ...rig, page, other, answered };
  }

  test("a reload asks for no one and signs nobody in [40][F39]", async () => {
    const { openTab, page, requests, stored } = await leaving();
    expect(stored()).toEqual(mark);
    page.session.dispose();
    const asked = requests.length;
    const next = openTab();
    expect(next.value()).toEqual(outside);
    expect([requests.slice(asked), stored()]).toEqual([[], mark]);
  });

  test("nothing is left stored when it has been heard, and the mark when it has not [40][F39]", async () => {
    const heard = await leaving();
    await heard.answered(done());
    expect([heard.stored(), heard.page.alerts()]).toEqual([{}, []]);
    const unheard = await leaving();
    await unheard.answered(broken());
    expect([unheard.stored(), unheard.page.alerts()]).toEqual([mark, ["session.logoutFailed"]]);
  });

  test.each([
    ["heard", done],
    ["not heard", broken],
  ])("a late answer, %s, leaves the login time of another page alone [40][F39]", async (_, answer) => {
    const { other, answered, stored } = await leaving();
    other.send({ type: "LOGIN", credentials: secret });
    await expect.poll(other.value).toEqual(inside);
    expect(stored()).toEqual({ loginStamp: String(NOW) });
    await answered(answer());
    expect(stored()).toEqual({ loginStamp: String(NOW) });
  });
});
