import { describe, expect, test } from "vitest";
import { freshStamp, secret } from "./sessionRig";
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
    page.send({ type: "LOGIN", credentials: secret });
    await expect.poll(page.value).toEqual(inside);
    await rig.heard();
    return { other, requests: rig.requests };
  }

  test("as the same account leaves the other page, and what was typed there, alone [79][F36]", async () => {
    const { other, requests } = await again("ada");
    expect([other.value(), other.wiped, other.account()]).toEqual([inside, [], "ada"]);
    expect(requests.at(-1)).toBe("GET totp/status");
    expect(requests.filter((each) => each.endsWith("verify"))).toHaveLength(3);
  });

  test("as another account takes the first one's data off the other page too [79]", async () => {
    const { other } = await again("ben");
    await expect.poll(other.account).toBe("ben");
    expect([other.value(), other.wiped]).toEqual([inside, ["account"]]);
  });
});
