import { useCallback, useEffect, useState } from "react";
import { reportFile } from "../../actions/report";
import type { Entity } from "../../command/entity";
import { useTools } from "../../frame/tools";
import type { PdfPages } from "./pdfPages";

type State = { readonly pages?: PdfPages; readonly failure?: unknown };

/** A report's PDF: had from the server and opened, with the code that reads it; let go when it is no longer shown. */
export function usePdf(report: Entity): State & { readonly retry: () => void } {
  const tools = useTools();
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const { uid, parent } = report;
  useEffect(() => {
    let isCurrent = true;
    let opened: PdfPages | undefined;
    const open = async (): Promise<void> => {
      const [{ file }, { openPdf }] = await Promise.all([
        reportFile(tools, { park: parent ?? "", id: uid }, "pdf"),
        import("./pdfPages"),
      ]);
      const pages = await openPdf(file).catch(() => {
        throw new Error(tools.t("reports.unreadable"));
      });
      if (!isCurrent) return pages.close();
      opened = pages;
      setState({ pages });
    };
    open().catch((error: unknown) => isCurrent && setState({ failure: error }));
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [tools, uid, parent, attempt]);
  const retry = useCallback(() => {
    setState({});
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, retry };
}
