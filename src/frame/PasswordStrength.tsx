import { use } from "react";
import { lazyPart } from "../ui/lazyPart";
import { PortalContext } from "./portal";

/** The lists of the commonest passwords are large. Where they do not come, the field stays as it is. */
const PasswordMeter = lazyPart<{ password: string; known: string }>(() =>
  import("./PasswordMeter").then(
    ({ PasswordMeter: Meter }) => Meter,
    () => () => null,
  ),
);

/** What anybody would try first with whoever is signed in. */
function useOwn(): readonly string[] {
  const self = use(PortalContext)?.session.getSnapshot().context.self;
  const { first_name, last_name } = self?.contact ?? {};
  return [self?.email, first_name, last_name].filter((text) => typeof text === "string");
}

interface PasswordStrengthProps {
  readonly password: string;
  /** What else is known of whoever it is for: name, address. */
  readonly known?: readonly string[];
}

/** How hard a password to be is to guess, in a field's help or in the palette's step. It is shown nowhere itself. */
export function PasswordStrength({ password, known = [] }: PasswordStrengthProps) {
  const own = useOwn();
  return <PasswordMeter password={password} known={[...own, ...known].join(" ")} />;
}
