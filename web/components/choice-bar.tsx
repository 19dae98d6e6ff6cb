import "./choice-bar.css";
import { useId } from "react";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon: string;
}

interface ChoiceBarProps<Value extends string> {
  /** The accessible name: "Breite der Vorschau". */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

export const ChoiceBar = <Value extends string>(props: ChoiceBarProps<Value>) => {
  const { label, choices, value, onChange } = props;
  const name = useId();

  return (
    <fieldset className="choice-bar" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type="radio"
            name={name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <i className={`pi ${choice.icon}`} aria-hidden="true" />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
};
