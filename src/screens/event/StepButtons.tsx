import { StepBack, StepForward } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/IconButton";
import styles from "./event.module.css";

export type Step = 1 | -1;

interface StepButtonsProps {
  /** Which of them was pressed to come here: it has the focus again, to be pressed once more. */
  readonly stepped: Step | undefined;
  readonly onStep: (step: Step) => void;
}

/** To the event before and after this one in the list, as its keys lead there. */
export function StepButtons({ stepped, onStep }: StepButtonsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLSpanElement>(null);
  const came = useRef(stepped);
  useLayoutEffect(() => {
    if (came.current === undefined) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>("button");
    buttons?.[came.current < 0 ? 0 : 1]?.focus({ preventScroll: true });
  }, []);
  return (
    <span ref={box} className={styles.steps}>
      <IconButton
        icon={StepBack}
        label={t("event.previous")}
        keys="k"
        size="small"
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={StepForward}
        label={t("event.next")}
        keys="j"
        size="small"
        onClick={() => onStep(1)}
      />
    </span>
  );
}
