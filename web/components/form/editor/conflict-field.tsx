import { useId } from "react";
import { conflictText as text } from "../../components.text.ts";
import type { Difference } from "./differences.ts";
import { markedWords } from "./marked-words.ts";

interface ConflictFieldProps {
  difference: Difference;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

export const ConflictField = ({ difference, isTheirs, onChoose }: ConflictFieldProps) => {
  const name = useId();
  const version = (label: string, words: string, other: string, ofThem: boolean) => (
    <label className="conflict-version">
      <input type="radio" name={name} checked={isTheirs === ofThem} onChange={() => onChoose(ofThem)} />
      <span>
        <span className="muted">{label}</span>
        <span className="conflict-words">
          {words
            ? markedWords(words, other).map((passage, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a passage is its place
                passage.isOwn ? <mark key={at}>{passage.words}</mark> : passage.words,
              )
            : text.empty}
        </span>
      </span>
    </label>
  );

  return (
    <fieldset className="conflict-field">
      <legend>{difference.label}</legend>
      {version(text.mine, difference.mine, difference.theirs, false)}
      {version(text.theirs, difference.theirs, difference.mine, true)}
    </fieldset>
  );
};
