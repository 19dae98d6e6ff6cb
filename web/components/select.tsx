import type { DropdownPassThroughOptions, DropdownProps } from "primereact/dropdown";
import { deferredCode, retryTransient, withPrime } from "./deferred-code.ts";

export const selectCode = deferredCode(
  retryTransient(withPrime(async () => (await import("primereact/dropdown")).Dropdown)),
);

/** Corrects missing and wrong labels of PrimeReact's. */
const corrected: DropdownPassThroughOptions = {
  // It would name an option by an id that none has, on a frame without a role.
  root: { "aria-activedescendant": undefined },
  select: { "aria-label": "Auswahl", "aria-hidden": true },
  trigger: { "aria-label": "Auswahl öffnen" },
};

interface Choice {
  readonly label: string;
  readonly value: unknown;
}

interface Choices {
  readonly label: string;
  readonly items: readonly Choice[];
}

type Option = number | string | Choice | Choices;

interface SelectProps extends Omit<DropdownProps, "options" | "value"> {
  options: readonly Option[];
  value: unknown;
}

const choicesIn = (option: Option): readonly Choice[] => {
  if (typeof option !== "object") return [{ label: String(option), value: option }];
  return "items" in option ? option.items : [option];
};

/** The label of what is chosen, as PrimeReact finds it. */
const chosenIn = ({ options, value, placeholder }: SelectProps) => {
  const chosen = options.flatMap(choicesIn).find((choice) => choice.value === value);
  return chosen?.label ?? placeholder;
};

/** A choice of one among several. Its place shows what is chosen until one can choose. */
export const Select = (props: SelectProps) => {
  const { code } = selectCode.useOnceNeeded(true);
  if (code)
    return (
      <code.Prime>
        <code.Component pt={corrected} {...props} options={[...props.options]} />
      </code.Prime>
    );

  return (
    <div className={`p-dropdown p-component p-inputwrapper ${props.className ?? ""}`}>
      <span className="p-dropdown-label p-inputtext">{chosenIn(props) ?? "\u00a0"}</span>
      <span className="p-dropdown-trigger" />
    </div>
  );
};
