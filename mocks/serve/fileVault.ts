import { open, readFile, rename } from "node:fs/promises";
import type { Saved, Vault } from "../vault";
import { isSaved } from "../vault";

/** Keeps a world in a file that is written whole or not at all: a new file takes the old one's name. */
export function fileVault(path: string): Vault {
  let kept: unknown = undefined;
  let writing: Promise<void> = Promise.resolve();

  const read = async () => (kept === undefined ? (kept = await contentOf(path)) : kept);
  const replace = async (next: (current: unknown) => Saved) => {
    const saved = next(await read());
    await write(path, JSON.stringify(saved));
    kept = saved;
  };
  return {
    read,
    async revision() {
      const current = await read();
      return isSaved(current) ? current.revision : 0;
    },
    update(next) {
      const turn = writing.then(() => replace(next));
      writing = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Null where there is no file; the text itself where it is no JSON, for somebody else to refuse. */
async function contentOf(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function write(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
