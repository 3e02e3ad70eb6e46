import { NO_VALUE } from "../../rules/numbers";
import { mailHref, pageHref, telHref } from "../../rules/reachLinks";

interface ReachProps {
  readonly raw: string | null;
  /** Within a grid, which is one stop of the Tab key, the link is for the pointer; the contact's pane has it for keys. */
  readonly inGrid?: boolean;
}

function Link({ href, text, inGrid }: { href: string | null; text: string; inGrid: boolean }) {
  if (href === null) return text;
  return (
    <a
      href={href}
      {...(href.startsWith("http") ? { target: "_blank", rel: "noreferrer" } : {})}
      {...(inGrid ? { tabIndex: -1 } : {})}
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </a>
  );
}

/** A number that is called by pressing it. */
export function Phone({ raw, inGrid = false }: ReachProps) {
  return raw ? <Link href={telHref(raw)} text={raw} inGrid={inGrid} /> : NO_VALUE;
}

/** An address that is written to by pressing it. */
export function Email({ raw, inGrid = false }: ReachProps) {
  return raw ? <Link href={mailHref(raw)} text={raw} inGrid={inGrid} /> : NO_VALUE;
}

/** A page that is opened by pressing it. */
export function Website({ raw, inGrid = false }: ReachProps) {
  return raw ? <Link href={pageHref(raw)} text={raw} inGrid={inGrid} /> : NO_VALUE;
}
