import "./import.css";
import { PageHeader } from "../page-header.tsx";
import { StepList } from "../step-list.tsx";
import { fileImportText as text } from "./import.text.ts";

interface ImportFrameProps {
  title: string;
  wizard: { readonly step: number; readonly guard: { readonly dialog: React.ReactNode } };
  children: React.ReactNode;
}

export const ImportFrame = ({ title, wizard: { step, guard }, children }: ImportFrameProps) => (
  <>
    <PageHeader title={title} />
    <StepList
      label={text.steps}
      names={text.stepNames}
      step={step}
      announcement={text.stepOf(step, text.stepNames[step - 1] ?? "")}
    />
    {children}
    {guard.dialog}
  </>
);
