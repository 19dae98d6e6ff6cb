import type { ReactNode } from "react";
import { FieldHelp } from "./field-help.tsx";
import { FieldProblem } from "./field-problem.tsx";

interface FieldNotesProps {
  /** The field's own; help and problem are named after it, for `aria-describedby`. */
  id: string;
  help?: ReactNode;
  problem?: string | undefined;
}

/** What stands below a field: what helps to fill it, and what is wrong with it. */
export const FieldNotes = ({ id, help, problem }: FieldNotesProps) => (
  <>
    {help && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
    {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
  </>
);
