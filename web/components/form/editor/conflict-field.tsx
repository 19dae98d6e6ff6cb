import { useId } from "react";
import { conflictText as text } from "../../components.text.ts";
import type { Difference } from "./differences.ts";

interface ConflictFieldProps {
  difference: Difference;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

export const ConflictField = ({ difference, isTheirs, onChoose }: ConflictFieldProps) => {
  const name = useId();
  const version = (label: string, words: string, ofThem: boolean) => (
    <label className="conflict-version">
      <input type="radio" name={name} checked={isTheirs === ofThem} onChange={() => onChoose(ofThem)} />
      <span>
        <span className="muted">{label}</span>
        <span>{words || text.empty}</span>
      </span>
    </label>
  );

  return (
    <fieldset className="conflict-field">
      <legend>{difference.label}</legend>
      {version(text.mine, difference.mine, false)}
      {version(text.theirs, difference.theirs, true)}
    </fieldset>
  );
};
