import { useMemo, useState } from "react";
import type {
  DemoPort,
  MeasuredChoices,
  MeasuredColumnChoice,
  MeasuredFailure,
  MeasuredPreview,
} from "../../command/demo";
import type { Tools } from "../../command/tools";
import { useLatest } from "../../frame/table/useLatest";
import { broken, importPlant } from "./importPlant";
import { parkNameOf } from "./parkName";
import { useReading } from "./useReading";
import { ownZone } from "./zones";

/** What is asked of a file: each change asks anew. */
interface Asked {
  readonly file: File | undefined;
  readonly zone: string;
  readonly keepDates: boolean;
  readonly choices: MeasuredChoices;
}

/** What the dialog holds: the file, how it is to be read, and what came of it. Nothing is changed before `submit`. */
export function useMeasured(demo: DemoPort, tools: Tools) {
  const [asked, setAsked] = useState<Asked>(() => ({
    ...{ file: undefined, zone: ownZone(), keepDates: false, choices: {} },
  }));
  const [name, setName] = useState("");
  const [busy, setBusy] = useState<"reading" | "importing" | undefined>(undefined);
  const [result, setResult] = useState<MeasuredPreview | MeasuredFailure | undefined>(undefined);
  const reading = useReading();
  const ask = async (changed: Partial<Asked>): Promise<void> => {
    const next = { ...asked, ...changed };
    const { file, ...options } = next;
    setAsked(next);
    if (!file) return;
    setBusy("reading");
    // The name has no say in what is read: typing it is not to read the file again.
    const found = await reading.run((watch) =>
      demo.previewMeasured(file, { name: "", ...options }, watch).catch(() => broken),
    );
    if (!found) return;
    setBusy(undefined);
    setResult(found);
  };
  const choosers = useChoosing(asked.choices, ask);
  const choose = (file: File): void => {
    setResult(undefined);
    setName((given) => given.trim() || parkNameOf(file.name));
    void ask({ file, choices: {} });
  };
  /** Ends what runs: a file that was never understood is let go with it. */
  const stop = (): void => {
    reading.stop();
    setBusy(undefined);
    setAsked((before) => ({ ...before, file: undefined, choices: {} }));
    setResult(undefined);
  };
  /** Imports; answers whether it was, or goes on where jobs are seen: then there is nothing left to do here. */
  const submit = async (): Promise<boolean> => {
    const { file, ...options } = asked;
    if (!file || busy || !result?.ok) return false;
    setBusy("importing");
    const order = { file, options: { name: name.trim(), ...options }, first: result.first };
    const imported = await importPlant(tools, demo, order);
    setBusy(undefined);
    if (imported === "elsewhere" || imported?.ok) return true;
    if (imported) setResult({ ...imported, view: imported.view ?? viewOf(result) });
    return false;
  };
  return {
    ...{ ...asked, name, busy, share: reading.share, stop, submit, choose, setName },
    preview: result?.ok ? result : undefined,
    failure: result && !result.ok ? result : undefined,
    view: viewOf(result),
    ...choosers,
  };
}

type Ask = (changed: Partial<Asked>) => Promise<void>;

/** The same as long as the choices are: what is drawn of them need not follow the rest of the dialog. */
function useChoosing(choices: MeasuredChoices, ask: Ask) {
  const latest = useLatest(ask);
  return useMemo(() => choosing(choices, (changed) => latest.current(changed)), [choices, latest]);
}

/** What else may be chosen; each asks anew. */
function choosing(choices: MeasuredChoices, ask: Ask) {
  const change = (changed: MeasuredChoices) => void ask({ choices: { ...choices, ...changed } });
  return {
    change,
    chooseColumn: (column: number, choice: MeasuredColumnChoice): void => {
      // Another role asks for its unit anew.
      const kept = choice.role === undefined ? choices.columns?.[column] : {};
      change({ columns: { ...choices.columns, [column]: { ...kept, ...choice } } });
    },
    // The columns of another table are others.
    choosePart: (part: string) => void ask({ choices: { part } }),
    setZone: (zone: string) => void ask({ zone }),
    setKeepDates: (keepDates: boolean) => void ask({ keepDates }),
  };
}

function viewOf(result: MeasuredPreview | MeasuredFailure | undefined) {
  return result?.view ?? null;
}
