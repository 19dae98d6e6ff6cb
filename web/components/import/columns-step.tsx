import { useState } from "react";
import { Button } from "../button.tsx";
import { FieldGrid } from "../form/field-grid.tsx";
import { FormField } from "../form/form-field.tsx";
import { Row, ScrollTable, Stack } from "../layout/layout.tsx";
import { ProblemBox } from "../problem-box.tsx";
import { Select } from "../select.tsx";
import { missingFields, sampleOf } from "./columns.ts";
import { fileImportText as text } from "./import.text.ts";
import { type ColumnChoice, type ImportColumn, type ImportKind, type Source, unused } from "./import-kind.ts";
import type { Table } from "./table.ts";

interface SampleTableProps {
  heads: readonly string[];
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

const SampleTable = ({ heads, rows }: SampleTableProps) => (
  <>
    <h2>{text.sample}</h2>
    <ScrollTable className="import-table import-sample" label={text.sample}>
      <thead>
        <tr>
          {[text.line, ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, cells }) => (
          <tr key={line}>
            <td>{line}</td>
            {cells.map((cell, index) => (
              <td key={heads[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  </>
);

interface ColumnFieldProps {
  column: ImportColumn;
  isRequired: boolean;
  table: Table;
  source: Source;
  problem: string | undefined;
  onChange: (source: Source) => void;
}

const keyOf = (source: Source): string => JSON.stringify(source ?? null);

const optionsFor = ({ first = [unused], pairIn }: ImportColumn, table: Table) => {
  const pair = pairIn?.(table);
  return [
    ...first,
    ...(pair
      ? [{ label: pair.map((index) => table.columns[index]).join(" + "), source: { columns: pair } }]
      : []),
    ...table.columns.map((label, index) => ({ label, source: { columns: [index] } })),
  ].map((option) => ({ ...option, value: keyOf(option.source) }));
};

const ColumnField = ({ column, isRequired, table, source, problem, onChange }: ColumnFieldProps) => {
  const options = optionsFor(column, table);

  return (
    <FormField label={column.label} required={isRequired} problem={problem}>
      {({ id, ...aria }) => (
        <Select
          inputId={id}
          {...aria}
          value={keyOf(source)}
          options={options}
          onChange={({ value }: { value: string }) =>
            onChange(options.find((one) => one.value === value)?.source)
          }
        />
      )}
    </FormField>
  );
};

interface ColumnsStepProps {
  kind: Pick<ImportKind<never, never, never>, "columns" | "needs" | "text">;
  table: Table;
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
  problem: string | undefined;
  onBack: () => void;
  onNext: () => void;
}

const SAMPLE_ROWS = 5;

export const ColumnsStep = ({ kind, table, choice, onChoice, problem, onBack, onNext }: ColumnsStepProps) => {
  const { columns, needs } = kind;
  const [isAsked, setIsAsked] = useState(false);
  const missing = missingFields(needs, choice);
  const sample = { ...table, rows: table.rows.slice(0, SAMPLE_ROWS) };
  const chosen = columns.filter(({ field }) => choice.get(field) !== undefined);
  const read = chosen.map((column) => sampleOf(column, sample, choice));

  return (
    <Stack as="section" gap={6} aria-label={text.stepNames[1]}>
      <p>{text.columnsIntro}</p>
      <FieldGrid column="medium">
        {columns.map((column) => (
          <ColumnField
            key={column.field}
            column={column}
            isRequired={needs.some((fields) => fields.length === 1 && fields[0] === column.field)}
            table={table}
            source={choice.get(column.field)}
            problem={isAsked && missing.includes(column.field) ? kind.text.required : undefined}
            onChange={(source) => onChoice(new Map(choice).set(column.field, source))}
          />
        ))}
      </FieldGrid>
      <p className="muted">{kind.text.help}</p>
      <SampleTable
        heads={chosen.map(({ label }) => label)}
        rows={sample.rows.map(({ line }, row) => ({ line, cells: read.map((cells) => cells[row] ?? "") }))}
      />
      {problem && <ProblemBox>{problem}</ProblemBox>}
      <Row align="center">
        <Button label={text.toPreview} onClick={() => (missing.length === 0 ? onNext() : setIsAsked(true))} />
        <Button text label={text.back} onClick={onBack} />
      </Row>
    </Stack>
  );
};
