import { useEffect, useRef } from "react";
import type { MeasuredChoices, MeasuredFailure, MeasuredPreview as Understood } from "../../command/demo";
import { MeasuredAnswers } from "./MeasuredAnswers";
import styles from "./MeasuredDialog.module.css";
import { MeasuredFault } from "./MeasuredFault";
import { MeasuredPreview } from "./MeasuredPreview";

/** What is said of the file: what was understood, or what is wrong or asked, with the answers. */
export function MeasuredTold(props: {
  failure: MeasuredFailure | undefined;
  preview: Understood | undefined;
  zone: string;
  onAnswer: (choices: MeasuredChoices) => void;
}) {
  const { failure, preview, zone, onAnswer } = props;
  const told = useRef<HTMLDivElement>(null);
  const isAnswered = useRef(false);
  // An answer goes with its question: the focus stays with what comes of it.
  useEffect(() => {
    if (isAnswered.current) told.current?.focus();
    isAnswered.current = false;
  }, [failure, preview]);
  const answer = (choices: MeasuredChoices): void => {
    isAnswered.current = true;
    onAnswer(choices);
  };
  return (
    <div ref={told} tabIndex={-1} className={styles.told}>
      {failure && <MeasuredFault failure={failure} />}
      {failure?.answers && <MeasuredAnswers failure={failure} zone={zone} onAnswer={answer} />}
      {preview && !failure && <MeasuredPreview preview={preview} zone={zone} />}
    </div>
  );
}
