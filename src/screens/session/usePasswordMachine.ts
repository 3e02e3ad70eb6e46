import { useState } from "react";
import { fromPromise } from "xstate";
import { useTools } from "../../frame/tools";
import { passwordMachine, sendPasswordWish } from "../../machines/password";
import type { PasswordWish } from "../../machines/password";

/** The machine of the forms for a forgotten password, over the graph. */
export function usePasswordMachine() {
  const { mutate } = useTools();
  const [machine] = useState(() =>
    passwordMachine.provide({
      actors: { send: fromPromise<void, PasswordWish>(({ input }) => sendPasswordWish(mutate, input)) },
    }),
  );
  return machine;
}
