import { type ReactNode, useEffect, useState } from "react";
import { Provider } from "urql";
import { PageSpinner } from "../ui/Spinner";
import { usePortal } from "./portal";

/** The session's graph for everything inside; its code comes in a chunk of its own. */
export function GraphProvider({ children }: { children: ReactNode }) {
  const { graph } = usePortal();
  const [client, setClient] = useState(graph.ready);
  const [failure, setFailure] = useState<Error | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    graph.load().then(
      (loaded) => isCurrent && setClient(loaded),
      (error: unknown) => isCurrent && setFailure(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isCurrent = false;
    };
  }, [graph]);
  if (failure !== undefined) throw failure;
  if (!client) return <PageSpinner />;
  return <Provider value={client}>{children}</Provider>;
}
