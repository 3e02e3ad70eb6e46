import { expect, test } from "vitest";
import { Connection } from "../../src/state/connection";

function start(online: boolean) {
  let now = online;
  let changed: () => void = () => undefined;
  const connection = new Connection({ online: () => now, onChange: (listener) => (changed = listener) });
  const become = (value: boolean) => {
    now = value;
    changed();
  };
  return { connection, become };
}

test("offline, then online: says so, and calls back once for each return [F73]", () => {
  const { connection, become } = start(true);
  let returns = 0;
  const stop = connection.onReturn(() => (returns += 1));
  expect(connection.state).toBe("online");
  become(false);
  expect([connection.state, returns]).toEqual(["offline", 0]);
  become(true);
  become(true);
  expect([connection.state, returns]).toEqual(["online", 1]);
  stop();
  become(false);
  become(true);
  expect(returns).toBe(1);
});

test("a server that does not answer is another matter than a missing network [81]", () => {
  const { connection, become } = start(false);
  connection.setStalled(true);
  expect(connection.state).toBe("offline");
  become(true);
  expect(connection.state).toBe("stalled");
  connection.setStalled(false);
  expect(connection.state).toBe("online");
});
