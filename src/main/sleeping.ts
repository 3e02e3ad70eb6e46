/**
 * The sign-in page as it stands in the document of a build, in each language, before any code of the portal has come
 * (scripts/signInPage.ts puts it there). Kept free of imports: it is read first.
 */

/** A page that shows, takes letters and keeps what is pressed, and has nobody behind it yet. */
export interface SleepingPage {
  readonly language: string;
  /** What stands in its fields, by their names. */
  readonly typed: () => Readonly<Record<string, string>>;
  /** There is somebody now: presses go their own way, those kept are given again. */
  readonly wake: () => void;
}

/** Addresses at which someone who is not signed in meets plain /login (§2): no other needs to be understood for it. */
const plain = new Set(["", "/", "/dashboard", "/login"]);

export function isPlainSignIn(): boolean {
  return plain.has(location.pathname.replace(import.meta.env.BASE_URL.slice(0, -1), ""));
}

/** Says plain /login in the address [8]; of what stood there the language alone stays, which is still to be read. */
export function showPlainLogin(): void {
  const login = `${import.meta.env.BASE_URL}login`;
  const { pathname, search, hash } = location;
  const language = /[?&](lng=[^&]*)/.exec(search)?.[1];
  if (pathname !== login)
    history.replaceState(history.state, "", language === undefined ? login : `${login}?${language}`);
  else if (hash) history.replaceState(history.state, "", pathname + search);
}

const templateOf = () =>
  document.querySelector<HTMLTemplateElement>(`template[data-sign-in="${document.documentElement.lang}"]`);

/** The login time as it is stored; a storage that is refused holds none. */
export function storedStamp(): string | null {
  try {
    return localStorage.getItem("loginStamp");
  } catch {
    return null;
  }
}

/** Whether it is known without asking that the form comes next: no login time, no invitation, no sign-in elsewhere. */
function isDue(): boolean {
  if (!isPlainSignIn() || /[?&]action=/.test(location.search)) return false;
  if (/^\d/.test(storedStamp() ?? "")) return false;
  return !/"signIn"\s*:\s*"/.test(document.getElementById("configuration")?.textContent ?? "");
}

function hold(root: HTMLElement): () => void {
  const held: (() => void)[] = [];
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    if (submitter?.hasAttribute("aria-busy")) return;
    submitter?.setAttribute("aria-busy", "true");
    held.push(() => {
      submitter?.removeAttribute("aria-busy");
      form.requestSubmit();
    });
  };
  const clicked = ({ target }: MouseEvent): void => {
    const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
    if (button) held.push(() => button.click());
  };
  const pressed = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, target } = event;
    if (key !== "F1" && !((ctrlKey || metaKey) && key.toLowerCase() === "k")) return;
    event.preventDefault();
    held.push(() =>
      target?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, metaKey, bubbles: true })),
    );
  };
  root.addEventListener("submit", submitted);
  root.addEventListener("click", clicked);
  window.addEventListener("keydown", pressed);
  return () => {
    root.removeEventListener("submit", submitted);
    root.removeEventListener("click", clicked);
    window.removeEventListener("keydown", pressed);
    for (const press of held) press();
  };
}

/** Shows the page in its place where it is due and there is one. */
export function showSignIn(root: HTMLElement): SleepingPage | null {
  const template = templateOf();
  if (!template || !isDue()) return null;
  showPlainLogin();
  root.append(template.content);
  return {
    language: document.documentElement.lang,
    typed: () =>
      Object.fromEntries([...root.querySelectorAll("input")].map(({ name, value }) => [name, value])),
    wake: hold(root),
  };
}

/** The portal's code did not come: said in the page's language where the document knows the words. */
export function sayFailure(root: HTMLElement): void {
  const text = templateOf()?.dataset["failed"];
  if (text === undefined) return;
  const alert = document.createElement("p");
  alert.setAttribute("role", "alert");
  alert.textContent = text;
  root.prepend(alert);
}
