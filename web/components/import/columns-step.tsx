import { Button } from "primereact/button";
import { useState } from "react";
import { FieldGrid } from "../form/field-grid.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { ProblemBox } from "../problem-box.tsx";
import { ColumnField } from "./column-field.tsx";
import type { ImportColumn, Source } from "./column-source.ts";
import { fileImportText as text } from "./import.text.ts";
import { SampleTable } from "./sample-table.tsx";
import type { Table } from "./table.ts";

type Choice<Field extends string> = Readonly<Record<Field, Source>>;

interface ColumnsStepProps<Field extends string> {
  table: Table;
  columns: readonly ImportColumn<Field>[];
  choice: Choice<Field>;
  onChoice: (choice: Choice<Field>) => void;
  missing: readonly Field[];
  missingText: string;
  help: string;
  sampleOf: (table: Table, field: Field) => readonly string[];
  problem: string | undefined;
  onBack: () => void;
  onNext: () => void;
}

const SAMPLE_ROWS = 5;

export const ColumnsStep = <Field extends string>(props: ColumnsStepProps<Field>) => {
  const { table, columns, choice, onChoice, missing, missingText, help, sampleOf, problem } = props;
  const [isAsked, setIsAsked] = useState(false);
  const sample = { ...table, rows: table.rows.slice(0, SAMPLE_ROWS) };
  const chosen = columns.filter(({ field }) => choice[field] !== undefined);
  const read = chosen.map(({ field }) => sampleOf(sample, field));

  return (
    <Stack as="section" gap={6} aria-label={text.stepNames[1]}>
      <p>{text.columnsIntro}</p>
      <FieldGrid column="medium">
        {columns.map((column) => (
          <ColumnField
            key={column.field}
            column={column}
            table={table}
            source={choice[column.field]}
            problem={isAsked && missing.includes(column.field) ? missingText : undefined}
            onChange={(source) => onChoice({ ...choice, [column.field]: source })}
          />
        ))}
      </FieldGrid>
      <p className="muted">{help}</p>
      <SampleTable
        heads={chosen.map(({ label }) => label)}
        rows={sample.rows.map(({ line }, row) => ({ line, cells: read.map((cells) => cells[row] ?? "") }))}
      />
      {problem && <ProblemBox>{problem}</ProblemBox>}
      <Row align="center">
        <Button
          label={text.toPreview}
          onClick={() => (missing.length === 0 ? props.onNext() : setIsAsked(true))}
        />
        <Button text label={text.back} onClick={props.onBack} />
      </Row>
    </Stack>
  );
};
