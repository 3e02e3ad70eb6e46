import { fromPromise } from "xstate";
import { heard } from "./sessionRig";

/** A call that has been made and waits for the test to answer it. */
interface Call {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly answer: (value: unknown) => void;
  readonly fail: (reason: Error) => void;
}

/** Calls that the test answers by hand, for any machine. */
export function callDesk() {
  const calls: Call[] = [];
  const call = <Answer, Input = unknown>(name: string) =>
    fromPromise<Answer, Input>(
      ({ input, signal }) =>
        new Promise<Answer>((resolve, reject) => {
          calls.push({ name, input, signal, answer: (value) => resolve(value as Answer), fail: reject });
        }),
    );
  /** Answers the newest call of that name and lets the machine hear it. */
  const answer = async (name: string, value: unknown): Promise<void> => {
    const open = calls.findLast((each) => each.name === name);
    if (!open) throw new Error(`${name} was not called`);
    if (value instanceof Error) open.fail(value);
    else open.answer(value);
    await heard();
  };
  const names = () => calls.map(({ name }) => name);
  /** Names of the calls that nobody has turned away from. */
  const open = () => calls.filter(({ signal }) => !signal.aborted).map(({ name }) => name);
  return { calls, call, answer, names, open };
}
