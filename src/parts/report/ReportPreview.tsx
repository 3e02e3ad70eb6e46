import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Entity } from "../../command/entity";
import { Pager } from "../../frame/list/Pager";
import { ErrorState } from "../../ui/ErrorState";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Opening } from "./Opening";
import type { PdfPages } from "./pdfPages";
import styles from "./report.module.css";
import { usePdf } from "./usePdf";

/** One page of the file, drawn; its text stands beside it for those who do not see it. */
function Sheet({ pages, page, name }: { pages: PdfPages; page: number; name: string }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<{ page: number; text?: string }>();
  useEffect(() => {
    const given = new AbortController();
    const { current } = canvas;
    if (current === null) return;
    pages.draw(page, current, given.signal).then(
      (text) => !given.signal.aborted && setDrawn({ page, text }),
      () => !given.signal.aborted && setDrawn({ page }),
    );
    return () => given.abort();
  }, [pages, page]);
  const here = drawn?.page === page ? drawn : undefined;
  return (
    <>
      {here && here.text === undefined && <p role="alert">{t("reports.pageFailed")}</p>}
      <canvas
        ref={canvas}
        role="img"
        aria-label={t("reports.page", { page, pages: pages.count, name })}
        aria-busy={here === undefined}
        className={styles.sheet}
      />
      <VisuallyHidden>{here?.text}</VisuallyHidden>
    </>
  );
}

/** The PDF of a report, a page at a time, without saving it first. */
export function ReportPreview({ report }: { report: Entity }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { pages, failure, retry } = usePdf(report);
  if (failure !== undefined) {
    const detail = failure instanceof Error ? failure.message : undefined;
    return <ErrorState title={t("reports.previewFailed")} {...(detail && { detail })} onRetry={retry} />;
  }
  if (pages === undefined) return <Opening report={report} />;
  return (
    <>
      <Sheet pages={pages} page={page} name={report.name} />
      {pages.count > 1 && (
        <Pager
          of={report.name}
          page={page}
          paging={{ from: page, to: page, total: pages.count, pages: pages.count }}
          goTo={setPage}
        />
      )}
    </>
  );
}
