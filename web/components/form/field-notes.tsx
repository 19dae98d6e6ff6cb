import type { ReactNode } from "react";
import { FieldHelp } from "./field-help.tsx";
import { FieldProblem } from "./field-problem.tsx";

interface FieldNotesProps {
  /** For `aria-describedby`. */
  id: string;
  help?: ReactNode;
  problem?: string | undefined;
}

export const FieldNotes = ({ id, help, problem }: FieldNotesProps) => (
  <>
    {help && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
    {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
  </>
);
