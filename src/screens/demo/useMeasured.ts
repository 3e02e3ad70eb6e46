import { useMemo, useState } from "react";
import type { DemoPort, MeasuredChoices, MeasuredColumnChoice, MeasuredFailure } from "../../command/demo";
import { parkNameOf, readTextFile } from "./fileText";
import type { TextFile } from "./fileText";
import { ownZone } from "./zones";

/** What the dialog holds: the file, how it is to be read, and what came of it. Nothing is changed before `submit`. */
export function useMeasured(demo: DemoPort) {
  const [file, setFile] = useState<TextFile | undefined>(undefined);
  const [name, setName] = useState("");
  const [zone, setZone] = useState(ownZone);
  const [keepDates, setKeepDates] = useState(false);
  const [busy, setBusy] = useState<"reading" | "importing" | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<MeasuredFailure | undefined>(undefined);
  const [choices, setChoices] = useState<MeasuredChoices>({});
  // The name has no say in what is read: typing it is not to read the file again.
  const result = useMemo(
    () => file && demo.previewMeasured(file.text, { name: "", zone, keepDates, choices }),
    [demo, file, zone, keepDates, choices],
  );
  const change = (changed: Partial<MeasuredChoices>): void => {
    setRefused(undefined);
    setChoices((before) => ({ ...before, ...changed }));
  };
  const chooseColumn = (column: number, choice: MeasuredColumnChoice): void => {
    // Another role asks for its unit anew.
    const kept = choice.role === undefined ? choices.columns?.[column] : {};
    change({ columns: { ...choices.columns, [column]: { ...kept, ...choice } } });
  };
  const choose = async (chosen: File): Promise<void> => {
    setBusy("reading");
    setRefused(undefined);
    const read = await readTextFile(chosen);
    setBusy(undefined);
    setProblem("error" in read ? read.error : undefined);
    if ("error" in read) return;
    setFile(read);
    setChoices({});
    setName((given) => given.trim() || parkNameOf(read.name));
  };
  /** Imports; answers the new park, or nothing where it was refused. */
  const submit = async (): Promise<string | undefined> => {
    if (!file || busy) return undefined;
    setBusy("importing");
    const imported = await demo.importMeasured(file.text, { name: name.trim(), zone, keepDates, choices });
    setBusy(undefined);
    if (imported.ok) return imported.park;
    setRefused(imported);
    return undefined;
  };
  const failure = refused ?? (result && !result.ok ? result : undefined);
  const preview = result?.ok ? result : undefined;
  return {
    ...{ file, name, zone, keepDates, busy, problem, preview, failure },
    view: preview?.view ?? failure?.view ?? null,
    ...{ setName, setZone, setKeepDates, choose, submit, change, chooseColumn },
  };
}
