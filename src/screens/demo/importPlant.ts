import type { DemoPort, MeasuredFailure, MeasuredOptions } from "../../command/demo";
import type { Performed } from "../../command/performed";
import { sessionOf } from "../../command/runAll";
import type { Tools } from "../../command/tools";
import { dayOf } from "../../rules/zone";
import type { Job } from "../../state/jobs";

type Imported = Awaited<ReturnType<DemoPort["importMeasured"]>>;

/** What is imported, as the preview showed it. */
export interface ImportOrder {
  readonly file: File;
  readonly options: MeasuredOptions;
  /** The first sample, epoch ms: its day is what the monitor opens with. */
  readonly first: number;
}

/** A file that the browser could not hand over. */
export const broken: MeasuredFailure = {
  ...{ ok: false, line: 0, column: "", reason: "unreadable", values: {}, source: "", view: null },
};

/** The same for the same file in the same reading. */
function keyOf({ file: { name, size, lastModified }, options }: ImportOrder): string {
  return JSON.stringify(["import", name, size, lastModified, options]);
}

/** Says that the park is there, and has the screens read anew: in a task of their own, after the dialog has gone. */
function welcome(tools: Tools, name: string, path: string): void {
  tools.alerts.show({
    ...{ type: "success", key: "measured.done", values: { name }, time: 15_000 },
    action: { label: "measured.open", run: () => tools.go(path) },
  });
  setTimeout(() => {
    tools.engine.renew();
    tools.refresh();
  });
}

/**
 * Imports a plant as a job: it outlives the dialog, and is seen, stopped and tried again like all that takes longer than
 * a press. Answers what came of it, or "elsewhere" as soon as it is seen among the jobs, or runs there already.
 */
export async function importPlant(
  tools: Tools,
  demo: DemoPort,
  order: ImportOrder,
  /** Once more, from among the jobs: there is no dialog that would say what came of it. */
  isAgain = false,
): Promise<Imported | "elsewhere"> {
  const { file, options, first } = order;
  const { name, zone } = options;
  const key = keyOf(order);
  const { running } = tools.engine;
  if (running.has(key)) return "elsewhere";
  const isOver = sessionOf(tools);
  const work = async (job: Job): Promise<Imported> => {
    const watch = { signal: job.signal, onProgress: (share: number) => job.tell(share) };
    const imported = await demo.importMeasured(file, options, watch).catch(() => broken);
    if (isOver()) return null;
    if (imported?.ok) {
      const parameters = new URLSearchParams({ parks: imported.park, date: dayOf(first, zone) });
      const path = `/monitor?${parameters.toString()}`;
      job.step(name, path);
      welcome(tools, name, path);
      return imported;
    }
    const again = (): void => {
      tools.jobs.dismiss(job);
      void importPlant(tools, demo, order, true);
    };
    if (imported) {
      const message = tools.t(`measured.error.${imported.reason}`, imported.values);
      job.fail(name, message);
      const told = { type: "error", text: `${name}: ${message}` } as const;
      if (job.isShown) tools.alerts.show(told);
      // Whoever still sees the dialog is told there.
      else if (isAgain) tools.alerts.show({ ...told, action: { label: "jobs.again", run: again } });
    }
    job.offer(again);
    return imported;
  };
  const { ended, seen } = tools.jobs.begin({ label: { key: "measured.importing" }, name, total: 1 }, work);
  const answer = ended.then((): Performed => ({ kind: "elsewhere" }));
  running.set(key, answer);
  // The next session's import of the same file is not this one's to end.
  void ended.finally(() => running.get(key) === answer && running.delete(key));
  return (await seen) ?? "elsewhere";
}
