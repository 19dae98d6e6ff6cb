import { type ImportColumn, sourceOption } from "../../../components/import/column-source.ts";
import { yesNo } from "../../../components/import/import.text.ts";
import type { Table } from "../../../components/import/table.ts";
import {
  type ColumnChoice,
  flagFields,
  type ImportField,
  importFields,
  nameColumns,
} from "./column-choice.ts";
import { importFieldText, importText as text } from "./import.text.ts";
import { rowsToSend } from "./rows-to-send.ts";

type FlagField = (typeof flagFields)[number];
const isFlag = (field: ImportField): field is FlagField => flagFields.some((flag) => flag === field);

const keepsStored = (field: FlagField) =>
  `${text.keep} (${field === "isClient" ? text.newAre.isClient : text.newAre.interests})`;

const firstFor = (field: ImportField, table: Table) => {
  if (isFlag(field)) {
    const [all, nobody] = text.all[field];
    return [
      sourceOption(keepsStored(field), undefined),
      sourceOption(all ?? "", { all: true }),
      sourceOption(nobody ?? "", { all: false }),
    ];
  }
  const both = field === "name" ? nameColumns(table) : undefined;
  return [
    sourceOption(text.unused, undefined),
    ...(both ? [sourceOption(both.map((index) => table.columns[index]).join(" + "), { columns: both })] : []),
  ];
};

export const subscriberColumns = (table: Table): ImportColumn<ImportField>[] =>
  importFields.map((field) => ({
    field,
    label: importFieldText[field],
    isRequired: field === "name" || field === "email",
    first: firstFor(field, table),
  }));

export const sampleOf =
  (choice: ColumnChoice) =>
  (table: Table, field: ImportField): string[] =>
    rowsToSend(table, choice).map((row) => {
      const value = row[field];
      return typeof value === "boolean" ? yesNo(value) : (value ?? "");
    });
