import { Dropdown } from "primereact/dropdown";
import { FormField } from "../../../components/form/form-field.tsx";
import { flagFields, type ImportField, nameColumns, type Source } from "./column-choice.ts";
import { importText as text } from "./import.text.ts";
import type { Table } from "./table.ts";

interface ColumnFieldProps {
  field: ImportField;
  label: string;
  table: Table;
  source: Source;
  problem: string | undefined;
  onChange: (source: Source) => void;
}

interface Option {
  readonly label: string;
  readonly value: string;
  readonly source: Source;
}

type FlagField = (typeof flagFields)[number];
const isFlag = (field: ImportField): field is FlagField => flagFields.some((flag) => flag === field);

const option = (label: string, source: Source): Option => ({
  label,
  value: JSON.stringify(source ?? null),
  source,
});

const keepsStored = (field: FlagField) =>
  `${text.keep} (${field === "isClient" ? text.newAre.isClient : text.newAre.interests})`;

const optionsFor = (field: ImportField, table: Table): Option[] => {
  const both = field === "name" ? nameColumns(table) : undefined;
  const columns = table.columns.map((name, index) => option(name, { columns: [index] }));
  if (isFlag(field)) {
    const [all, nobody] = text.all[field];
    return [
      option(keepsStored(field), undefined),
      option(all ?? "", { all: true }),
      option(nobody ?? "", { all: false }),
      ...columns,
    ];
  }
  return [
    option(text.unused, undefined),
    ...(both ? [option(both.map((index) => table.columns[index]).join(" + "), { columns: both })] : []),
    ...columns,
  ];
};

/** Where one field of a subscriber comes from. */
export const ColumnField = ({ field, label, table, source, problem, onChange }: ColumnFieldProps) => {
  const options = optionsFor(field, table);

  return (
    <FormField label={label} required={field === "name" || field === "email"} problem={problem}>
      {({ id, ...aria }) => (
        <Dropdown
          inputId={id}
          {...aria}
          value={JSON.stringify(source ?? null)}
          options={options}
          onChange={({ value }: { value: string }) =>
            onChange(options.find((one) => one.value === value)?.source)
          }
        />
      )}
    </FormField>
  );
};
