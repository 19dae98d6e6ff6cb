import type { FieldValues } from "react-hook-form";
import { usePersonNames } from "../../people/use-person-names.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type InWords, wholeDifferencesOf } from "./differences.ts";
import type { Conflict } from "./use-entity-form.ts";

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
  const { conflict, labels, inWords, ...rest } = props;
  const { mine, theirs, current, clashes } = conflict;
  const { modifiedBy, modifiedAt } = current.data;
  const names = usePersonNames(modifiedBy);
  const clashing = Object.fromEntries(Object.entries(labels).filter(([name]) => clashes.includes(name)));

  return (
    <ConflictDialog
      differences={wholeDifferencesOf(mine, theirs, clashing, inWords)}
      by={names.get(modifiedBy ?? "")}
      at={modifiedAt}
      {...rest}
    />
  );
};
