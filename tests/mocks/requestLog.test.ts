import { expect, test } from "vitest";
import { createRequestLog } from "../../mocks/requestLog";

const post = (path: string) => new Request(`http://localhost/api/v1/${path}?token=t`, { method: "POST" });

test("keeps every call until it is cleared, however many there are, the oldest first and without secrets", () => {
  const log = createRequestLog();
  const many = 12_000;
  for (let at = 0; at < many; at += 1) log.open(post(`call/${at}`), "", at).close(200);
  const kept = log.all();
  expect(kept).toHaveLength(many);
  expect([kept[0], kept.at(-1)]).toMatchObject([
    { path: "/api/v1/call/0", query: { token: "***" }, status: 200, at: 0 },
    { path: `/api/v1/call/${many - 1}`, at: many - 1 },
  ]);
  const open = log.open(post("late"), "", many);
  expect([kept.length, log.all().at(-1)?.status]).toEqual([many, 0]);
  open.close(503);
  expect(log.all().at(-1)).toMatchObject({ path: "/api/v1/late", status: 503 });
  log.clear();
  expect(log.all()).toEqual([]);
});
