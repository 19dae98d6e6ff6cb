import "./conflict-dialog.css";
import { Button } from "primereact/button";
import { useState } from "react";
import { formatStamp } from "../../../../shared/dates/dates.ts";
import { conflictText as text } from "../../components.text.ts";
import { PlainDialog } from "../../plain-dialog.tsx";
import { ConflictField } from "./conflict-field.tsx";
import type { Difference } from "./differences.ts";

interface ConflictDialogProps {
  differences: readonly Difference[];
  by: string | undefined;
  at: string | null | undefined;
  isSaving: boolean;
  /** Takes the names of the fields in which the other version wins. */
  onResolve: (chosenTheirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Two people changed the same fields: shows both versions of each and lets one be chosen. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { differences, by, at, isSaving, onResolve, onClose } = props;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
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
          <Button type="button" text label={text.later} disabled={isSaving} onClick={onClose} autoFocus />
          <Button type="button" label={text.save} loading={isSaving} onClick={() => onResolve(theirs)} />
        </>
      }
    >
      <p>{text.intro(at ? formatStamp(at) : undefined)}</p>
      {names.length > 1 && (
        <div className="conflict-all">
          <Button type="button" text size="small" label={text.allMine} onClick={() => setTheirs(new Set())} />
          <Button
            type="button"
            text
            size="small"
            label={text.allTheirs}
            onClick={() => setTheirs(new Set(names))}
          />
        </div>
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
