import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button";
import { useHandOn } from "../useHandOn";
import { Pager } from "./Pager";
import type { Sortable } from "./useSortable";

/** Where in the list one is; where its rest could not be had, why, and the way on. */
export function SortablePager(props: {
  of: string;
  list: Pick<Sortable<unknown, unknown>, "page" | "paging" | "failed" | "again">;
  goTo: (page: number) => void;
}) {
  const { of, list, goTo } = props;
  const { t } = useTranslation();
  const { page, paging, failed, again } = list;
  const box = useHandOn(failed !== undefined);
  return (
    <div {...box}>
      <Pager
        {...{ of, page, paging, goTo }}
        note={failed === undefined ? undefined : t("list.restFailed", { reason: failed })}
        action={
          failed !== undefined && (
            <Button size="small" onClick={again}>
              {t("list.loadRest")}
            </Button>
          )
        }
      />
    </div>
  );
}
