import type { Browser, Cookie } from "playwright-core";

/** A page that no tool listens to; told what to do by commands of the DevTools protocol. */
export interface BarePage {
  readonly send: (method: string, parameters?: object) => Promise<unknown>;
  /** What a script in the page tells. */
  readonly tell: (script: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Opens an empty page in a profile of its own, as a user's browser would. A page of playwright's has the protocol's
 * Runtime domain on, for which V8 reads a whole file anew at the first `Error` made in it, thrown or not: 0.15 s of a
 * cold start at 4x CPU that no user waits for.
 */
export async function openBarePage(browser: Browser, cookies: readonly Cookie[]): Promise<BarePage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext");
  const known = cookies.map(({ name, value, domain, path, httpOnly, sameSite }) => {
    return { name, value, domain, path, httpOnly, sameSite };
  });
  await session.send("Storage.setCookies", { browserContextId, cookies: known });
  const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId });
  // Not flat: playwright would take the messages of a flat session for its own.
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let sent = 0;
  const send = async (method: string, parameters: object = {}): Promise<unknown> => {
    const id = (sent += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params: parameters });
    await session.send("Target.sendMessageToTarget", { sessionId, message });
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    send,
    tell: async (script) => {
      const parameters = { expression: script, awaitPromise: true, returnByValue: true };
      const told = (await send("Runtime.evaluate", parameters)) as {
        readonly result: { readonly value?: unknown };
        readonly exceptionDetails?: { readonly text: string };
      };
      if (told.exceptionDetails) throw new Error(`The page failed: ${told.exceptionDetails.text}`);
      return told.result.value;
    },
    close: async () => {
      await session.send("Target.disposeBrowserContext", { browserContextId });
      await session.detach();
    },
  };
}
