import { describe, expect, test } from "vitest";
import { socketAddress } from "../../src/rules/socketAddress";
import { readFrame } from "../../src/rules/socketFrame";

const reply = { req_id: 7, error: 0, task: "device", command: "status", method: "get" };

describe("[194] a frame", () => {
  test("of the first shape is a reply, with method or type, and keeps its other fields", () => {
    const body = { ...reply, method: undefined, type: "answer", uptime: 12 };
    expect(readFrame(JSON.stringify(body))).toEqual({
      kind: "reply",
      reply: {
        req_id: 7,
        error: 0,
        task: "device",
        command: "status",
        body: JSON.parse(JSON.stringify(body)) as object,
      },
    });
  });

  test("of the second is news", () => {
    expect(readFrame('{"type":"status","number":1}')).toEqual({
      kind: "news",
      type: "status",
      body: { type: "status", number: 1 },
    });
  });

  test.each([
    ["[F93] req_id as text", { ...reply, req_id: "7" }],
    ["[F94] error as text", { ...reply, error: "0" }],
    ["error as text beside a type", { ...reply, error: "0", type: "answer" }],
    ["no error", { ...reply, error: undefined }],
    ["error null", { ...reply, error: null }],
    ["no task", { ...reply, task: undefined }],
    ["command as a number", { ...reply, command: 3 }],
    ["neither method nor type", { ...reply, method: undefined }],
    ["a type that is no text", { type: 3 }],
    ["nothing", {}],
    ["null", null],
    ["a list", [reply]],
    ["a number", 7],
  ])("with %s is unknown", (_, frame) => {
    expect(readFrame(JSON.stringify(frame))).toEqual({ kind: "unknown" });
  });

  test.each(["", "{", "<html>", '{"type":', undefined, null, new ArrayBuffer(8), 3])(
    "that is no JSON text (%s) is unknown, and throws nothing",
    (data) => expect(readFrame(data)).toEqual({ kind: "unknown" }),
  );

  test("may have a megabyte, counted in bytes, and no more", () => {
    const around = JSON.stringify({ type: "" }).length;
    const sized = (letter: string, count: number) =>
      readFrame(JSON.stringify({ type: letter.repeat(count) })).kind;
    expect(sized("a", 1_048_576 - around)).toBe("news");
    expect(sized("a", 1_048_577 - around)).toBe("tooLarge");
    expect(sized("€", 349_521)).toBe("news");
    expect(sized("€", 349_522)).toBe("tooLarge");
  });

  test("named like a member of every object stays a value", () => {
    expect(readFrame('{"__proto__":{"type":"x"}}')).toEqual({ kind: "unknown" });
  });
});

const page = "https://portal.test/v1/devices?page=2";
const hosts = [
  { name: "api", url: "https://api.test" },
  { name: "websocket", url: "wss://live.test" },
];
const none = { override: null, hosts: [], page };

describe("[196] the address", () => {
  test.each([
    ["the page's own host", none, "wss://portal.test/websocket/"],
    ["without TLS", { ...none, page: "http://localhost:4173/v1/" }, "ws://localhost:4173/websocket/"],
    ["the host that the server names", { ...none, hosts }, "wss://live.test/websocket/"],
    ["the deployment's override first", { override: "wss://own.test/x/", hosts, page }, "wss://own.test/x/"],
    ["a bare host", { ...none, override: "own.test:8443" }, "wss://own.test:8443/websocket/"],
    ["wss on https, whatever was said", { ...none, override: "ws://own.test" }, "wss://own.test/websocket/"],
    ["http as ws", { ...none, override: "http://own.test", page: "http://a/" }, "ws://own.test/websocket/"],
    [
      "https as wss",
      { ...none, override: "https://own.test", page: "http://a/" },
      "wss://own.test/websocket/",
    ],
    ["a path of the page", { ...none, override: "/live/" }, "wss://portal.test/live/"],
    ["an empty override counts as none", { ...none, override: " " }, "wss://portal.test/websocket/"],
    ["no other protocol", { override: "javascript:alert(1)", hosts, page }, "wss://live.test/websocket/"],
    ["nothing unreadable", { override: "https://", hosts: [], page }, "wss://portal.test/websocket/"],
  ])("%s", (_, places, address) => {
    expect(socketAddress(places)).toBe(address);
  });
});
