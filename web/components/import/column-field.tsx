import { Dropdown } from "primereact/dropdown";
import { FormField } from "../form/form-field.tsx";
import { type ImportColumn, type Source, sourceKey, sourceOption } from "./column-source.ts";
import type { Table } from "./table.ts";

interface ColumnFieldProps {
  column: ImportColumn<string>;
  table: Table;
  source: Source;
  problem: string | undefined;
  onChange: (source: Source) => void;
}

export const ColumnField = ({ column, table, source, problem, onChange }: ColumnFieldProps) => {
  const options = [
    ...column.first,
    ...table.columns.map((name, index) => sourceOption(name, { columns: [index] })),
  ];

  return (
    <FormField label={column.label} required={column.isRequired} problem={problem}>
      {({ id, ...aria }) => (
        <Dropdown
          inputId={id}
          {...aria}
          value={sourceKey(source)}
          options={options}
          onChange={({ value }: { value: string }) =>
            onChange(options.find((one) => one.value === value)?.source)
          }
        />
      )}
    </FormField>
  );
};
