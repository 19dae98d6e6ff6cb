import { Button } from "primereact/button";
import { useState } from "react";
import { type ColumnChoice, importFields, missingFields } from "./column-choice.ts";
import { ColumnField } from "./column-field.tsx";
import { importFieldText, importText as text } from "./import.text.ts";
import { SampleTable } from "./sample-table.tsx";
import type { Table } from "./table.ts";

interface ColumnsStepProps {
  table: Table;
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
  /** Why the rows cannot be sent. */
  problem: string | undefined;
  onBack: () => void;
  onNext: () => void;
}

/** Step 2: what stands in which column. */
export const ColumnsStep = ({ table, choice, onChoice, problem, onBack, onNext }: ColumnsStepProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const missing = missingFields(choice);

  return (
    <section className="import-step" aria-label={text.stepNames[1]}>
      <p>{text.columnsIntro}</p>
      <div className="import-fields">
        {importFields.map((field) => (
          <ColumnField
            key={field}
            field={field}
            label={importFieldText[field]}
            table={table}
            source={choice[field]}
            problem={isAsked && missing.includes(field) ? text.required : undefined}
            onChange={(source) => onChoice({ ...choice, [field]: source })}
          />
        ))}
      </div>
      <p className="muted">{text.flagHelp}</p>
      <SampleTable table={table} choice={choice} />
      {problem && (
        <div className="problem-note" role="alert">
          {problem}
        </div>
      )}
      <div className="import-actions">
        <Button label={text.toPreview} onClick={() => (missing.length === 0 ? onNext() : setIsAsked(true))} />
        <Button text label={text.back} onClick={onBack} />
      </div>
    </section>
  );
};
