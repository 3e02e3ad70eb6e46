import EditorWorker from "monaco-editor/esm/vs/editor/editor.worker.js?worker";
import JsonWorker from "monaco-editor/esm/vs/language/json/json.worker.js?worker";
import GraphqlWorker from "monaco-graphql/esm/graphql.worker.js?worker";

const workers: Readonly<Record<string, (new () => Worker) | undefined>> = {
  json: JsonWorker,
  graphql: GraphqlWorker,
};

/** Tells Monaco where its workers are. GraphiQL's own module for this breaks the dev server's preparing of packages. */
export function provideWorkers(): void {
  Object.assign(globalThis, {
    MonacoEnvironment: {
      getWorker: (_: string, label: string) => new (workers[label] ?? EditorWorker)(),
    },
  });
}
