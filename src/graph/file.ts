import { RestError } from "./restError";

/** Longer than any error; a file is not read twice for it. */
const LONGEST_ERROR = 64_000;

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes("%PDF-");
}

/**
 * The file of an answer. JSON in its place is the server's error (readings; F108), whatever type it is sent as: a
 * RestError `http` with that body. A page of HTML, nothing at all, or no PDF where one is asked for, is `malformed`.
 */
export async function fileOf(answer: unknown, fileType: string): Promise<Blob> {
  if (!(answer instanceof Blob) || answer.size === 0) throw new RestError("malformed", 200);
  if (/^text\/html\b/i.test(answer.type)) throw new RestError("malformed", 200);
  const declared = /^application\/([\w.+-]+\+)?json\b/i.test(answer.type);
  if (declared || answer.size <= LONGEST_ERROR) {
    const text = await answer.text();
    if (declared || (/^\s*[{[]/.test(text) && isJson(text))) throw new RestError("http", 200, text);
  }
  if (fileType === "pdf" && !(await isPdf(answer))) throw new RestError("malformed", 200);
  return answer;
}
