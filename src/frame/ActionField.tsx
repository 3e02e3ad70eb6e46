import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { helpOf } from "../command/objectName";
import type { Arg, ChoiceArg, TextArg } from "../command/args";
import type { Value } from "../command/values";
import { DateField } from "../ui/DateField";
import { TextArea, TextField } from "../ui/TextField";
import { labelOfArgument } from "./actionWords";
import { EntityField } from "./EntityField";
import { FileArgument } from "./FileArgument";
import { NewPasswordField } from "./NewPasswordField";
import { NumberArgument } from "./NumberArgument";
import { OldPasswordField } from "./OldPasswordField";
import { RangeArgument } from "./RangeArgument";
import { Recalled } from "./Recalled";
import { SearchSelect } from "./SearchSelect";
import { useTools } from "./tools";

export interface FieldProps<A extends Arg> {
  readonly name?: string;
  readonly arg: A;
  readonly texts: { label: string; help?: string; error?: string | undefined; isRequired: boolean };
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

const inputTypes = {
  ...{ email: "email", code: "text", name: "text", multiline: "text", dateTime: "text", objectName: "text" },
  backupCode: "password",
} as const;

type TextProps = FieldProps<TextArg> & { said: readonly string[] };

function TextArgument({ name, arg, texts, value, said, onChange }: TextProps) {
  const text = typeof value === "string" ? value : "";
  if (arg.format === "multiline")
    return (
      <>
        <TextArea {...texts} value={text} onChange={onChange} />
        <Recalled said={said} onChoose={onChange} />
      </>
    );
  if (arg.format === "newPassword")
    return <NewPasswordField {...texts} name={name} value={text} onChange={onChange} />;
  if (arg.format === "password")
    return <OldPasswordField {...texts} name={name} value={text} onChange={onChange} />;
  return (
    <TextField
      {...texts}
      name={name}
      type={arg.format === undefined ? "text" : inputTypes[arg.format]}
      inputMode={arg.format === "code" ? "numeric" : undefined}
      autoComplete={arg.format === "code" ? "one-time-code" : "off"}
      numeric={arg.format === "code"}
      value={text}
      onChange={onChange}
    />
  );
}

function ChoiceArgument({ arg, texts, value, onChange }: FieldProps<ChoiceArg>) {
  const { t } = useTranslation();
  const { context } = useTools();
  const options = arg.options(context()).map(({ value: id, label, literal, hint }) => ({
    id,
    hint,
    label: literal === true ? label : t(label),
  }));
  return (
    <SearchSelect
      {...texts}
      options={options}
      value={typeof value === "string" ? value : null}
      onChange={onChange}
    />
  );
}

interface ActionFieldProps {
  readonly action: Action;
  readonly subjects?: readonly Entity[] | undefined;
  readonly name: string;
  readonly arg: Arg;
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: Value | undefined) => void;
  /** A number, with each key; `onChange` comes when the field is left. */
  readonly onType?: (value: number | undefined) => void;
}

/** One argument as a field of a form. */
export function ActionField(props: ActionFieldProps) {
  const { action, subjects, name, arg, value, error, onChange, onType } = props;
  const tools = useTools();
  const help = helpOf(arg, subjects);
  const texts = {
    label: labelOfArgument(tools, action, name),
    ...(help === undefined ? {} : { help: tools.t(help.key, help.values) }),
    error,
    isRequired: arg.optional !== true,
  };
  switch (arg.type) {
    case "text":
      return (
        <TextArgument
          {...{ name, arg, texts, value, onChange }}
          said={arg.recalls === true ? tools.engine.recalled(action.id, name) : []}
        />
      );
    case "number":
      return <NumberArgument {...{ arg, texts, value, onChange }} {...(onType ? { onType } : {})} />;
    case "choice":
      return <ChoiceArgument {...{ arg, texts, value, onChange }} />;
    case "date":
      return (
        <DateField
          {...texts}
          value={typeof value === "string" ? value : null}
          onChange={(day) => onChange(day ?? undefined)}
          onHalf={onChange}
        />
      );
    case "range":
      return <RangeArgument {...{ arg, texts, value, onChange }} />;
    case "file":
      return <FileArgument {...{ arg, texts, value, onChange }} />;
    case "entity":
      return <EntityField {...{ arg, subjects, texts, value, onChange }} />;
  }
}
