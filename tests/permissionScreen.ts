import { page } from "vitest/browser";
import type { Harness } from "./harness";

export const grid = () => page.getByRole("grid", { name: "Permissions", exact: true });
export const send = () => page.getByRole("button", { name: "Send changes" });

/** What was sent of permissions, by the end of its path. */
export function sent({ demo }: Pick<Harness, "demo">) {
  return demo
    .requests()
    .filter(({ method, path }) => method !== "GET" && path.includes("/permission"))
    .map(({ method, path, body }) => ({ method, path: path.slice(path.lastIndexOf("/permission")), body }));
}
