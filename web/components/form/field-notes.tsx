import type { ReactNode } from "react";

interface FieldNotesProps {
  /** The field's own; help and problem are named after it, for `aria-describedby`. */
  id: string;
  help?: ReactNode;
  problem?: string | undefined;
}

/** What stands below a field: what helps to fill it, and what is wrong with it. */
export const FieldNotes = ({ id, help, problem }: FieldNotesProps) => (
  <>
    {help && (
      <p id={`${id}-help`} className="field-help">
        {help}
      </p>
    )}
    {problem && (
      <p id={`${id}-problem`} className="field-problem">
        <i className="pi pi-exclamation-circle" aria-hidden="true" />
        {problem}
      </p>
    )}
  </>
);
