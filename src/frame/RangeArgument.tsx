import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RangeArg } from "../command/args";
import { readText } from "../command/typed";
import { DateField } from "../ui/DateField";
import { TextField } from "../ui/TextField";
import type { FieldProps } from "./ActionField";
import styles from "./ActionForm.module.css";
import { useTools } from "./tools";

/** Two days, in words as the palette reads them ("last month", "1.5. - 31.5."), which set the days below, or by day. */
export function RangeArgument({ arg, texts, value, onChange }: FieldProps<RangeArg>) {
  const { t } = useTranslation();
  const tools = useTools();
  const [words, setWords] = useState("");
  const [wrong, setWrong] = useState<string>();
  const { help, ...own } = texts;
  const { start = "", end = "" } = typeof value === "object" && "start" in value ? value : {};
  const read = (text: string) => readText(arg, text, tools.context());
  const type = (text: string) => {
    setWords(text);
    setWrong(undefined);
    const checked = read(text);
    // What is not understood is no range: the days of a text before it are not sent.
    onChange(checked.ok ? checked.value : undefined);
  };
  const leave = () => {
    const checked = words.trim() === "" ? undefined : read(words);
    setWrong(checked?.ok === false ? tools.t(checked.reason.key, checked.reason.values) : undefined);
  };
  const change = (next: { start: string; end: string }) => {
    setWords("");
    setWrong(undefined);
    onChange(next);
  };
  return (
    <fieldset className={styles.range}>
      <legend>{own.label}</legend>
      <div className={styles.words}>
        <TextField
          label={t("arg.words.label")}
          autoComplete="off"
          value={words}
          onChange={type}
          onBlur={leave}
          error={wrong ?? own.error}
          {...(help === undefined ? {} : { help })}
        />
      </div>
      <DateField
        label={t("arg.start.label")}
        value={start || null}
        onChange={(day) => change({ start: day ?? "", end })}
        onHalf={(text) => change({ start: text, end })}
      />
      <DateField
        label={t("arg.end.label")}
        value={end || null}
        onChange={(day) => change({ start, end: day ?? "" })}
        onHalf={(text) => change({ start, end: text })}
      />
    </fieldset>
  );
}
