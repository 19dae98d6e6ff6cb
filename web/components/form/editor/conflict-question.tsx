import "./conflict-question.css";
import { lazy, Suspense, useId, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { formatStamp } from "../../../../shared/dates/dates.ts";
import { Button } from "../../button.tsx";
import { conflictText as text } from "../../components.text.ts";
import { Row, Text } from "../../layout/layout.tsx";
import { usePersonNames } from "../../people/use-person-names.ts";
import { PlainDialog } from "../../plain-dialog.tsx";
import { type Difference, type InWords, wholeDifferencesOf } from "./differences.ts";
import type { OwnWordsProps } from "./own-words.tsx";
import type { Conflict } from "./use-entity-form.ts";

const UnmarkedWords = ({ words }: OwnWordsProps) => words;

/** The comparison is the largest part here, and the words are legible without marks. */
const MarkedWords = lazy<React.ComponentType<OwnWordsProps>>(() =>
  import("./own-words.tsx").then(
    ({ OwnWords }) => ({ default: OwnWords }),
    () => ({ default: UnmarkedWords }),
  ),
);

interface ConflictFieldProps {
  difference: Difference;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

const ConflictField = ({ difference, isTheirs, onChoose }: ConflictFieldProps) => {
  const name = useId();
  const version = (label: string, words: string, other: string, ofThem: boolean) => (
    <label className="conflict-version">
      <input type="radio" name={name} checked={isTheirs === ofThem} onChange={() => onChoose(ofThem)} />
      <span>
        <Text as="span" className="muted">
          {label}
        </Text>
        <span className="conflict-words">
          {words ? (
            <Suspense fallback={words}>
              <MarkedWords words={words} other={other} />
            </Suspense>
          ) : (
            text.empty
          )}
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

export interface Stored {
  readonly id: string;
  readonly modifiedAt?: string | null;
  readonly modifiedBy?: string | null;
}

interface ConflictQuestionProps<Form extends FieldValues, Entity extends Stored> {
  conflict: Conflict<Form, Entity>;
  labels: Readonly<Record<string, string>>;
  inWords: InWords<Form> | undefined;
  isSaving: boolean;
  onResolve: (chosenTheirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

export const ConflictQuestion = <Form extends FieldValues, Entity extends Stored>(
  props: ConflictQuestionProps<Form, Entity>,
) => {
  const { conflict, labels, inWords, isSaving, onResolve, onClose } = props;
  const { mine, theirs: other, current, clashes } = conflict;
  const { modifiedBy, modifiedAt } = current.data;
  const by = usePersonNames(modifiedBy).get(modifiedBy ?? "");
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const clashing = Object.fromEntries(Object.entries(labels).filter(([name]) => clashes.includes(name)));
  const differences = wholeDifferencesOf(mine, other, clashing, inWords);
  const names = differences.map(({ name }) => name);

  const choose = (name: string, isTheirs: boolean) =>
    setTheirs(new Set(isTheirs ? [...theirs, name] : [...theirs].filter((other) => other !== name)));

  return (
    <PlainDialog
      className="conflict"
      title={text.title(by)}
      visible
      onClose={onClose}
      footer={
        <>
          <Button text label={text.later} disabled={isSaving} onClick={onClose} autoFocus />
          <Button label={text.save} loading={isSaving} onClick={() => onResolve(theirs)} />
        </>
      }
    >
      <p>{text.intro(modifiedAt ? formatStamp(modifiedAt) : undefined)}</p>
      {names.length > 1 && (
        <Row>
          <Button text size="small" label={text.allMine} onClick={() => setTheirs(new Set())} />
          <Button text size="small" label={text.allTheirs} onClick={() => setTheirs(new Set(names))} />
        </Row>
      )}
      {differences.map((difference) => (
        <ConflictField
          key={difference.name}
          difference={difference}
          isTheirs={theirs.has(difference.name)}
          onChoose={(isTheirs) => choose(difference.name, isTheirs)}
        />
      ))}
    </PlainDialog>
  );
};
