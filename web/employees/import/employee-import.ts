import type { Fields } from "../../../shared/contract/fields.ts";
import type { ChangedField } from "../../../shared/import-change.ts";
import {
  employeeFields,
  employeeHeadings,
  importedFields,
} from "../../../shared/organisations/employee.fields.ts";
import {
  EMPLOYEE_IMPORT_BODY_LIMIT,
  type EmployeeImportResult,
  MAX_EMPLOYEE_ROWS,
} from "../../../shared/organisations/employee-import.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { call } from "../../app/client/call.ts";
import { wordsOf } from "../../components/fields.tsx";
import type { ImportColumn, ImportKind, ImportRows } from "../../components/import/import-kind.ts";
import { employeePaths } from "../employee-paths.ts";
import { importText as text } from "./import.text.ts";

export interface EmployeeList extends ImportRows {
  readonly organisationId: string | null;
}

export const declared: Fields = employeeFields;

export const fields = ["id", "email", "office", ...importedFields] as const;
export type Field = (typeof fields)[number];

/** Folded. */
const otherNames: Readonly<Partial<Record<Field, readonly string[]>>> = {
  id: ["id"],
  email: ["mail", "emailadresse", "mailadresse"],
  office: ["standort", "buro", "organisation", "office"],
};

const columns = fields.map(
  (field): ImportColumn => ({
    field,
    label: employeeHeadings[field],
    kind: declared[field]?.kind,
    names: declared[field]?.import ?? otherNames[field] ?? [],
  }),
);

const bodyOf = ({ organisationId, rows }: EmployeeList) => ({ organisationId, employees: [...rows] });

export const employeeImport: ImportKind<EmployeeList, EmployeeList, EmployeeImportResult> = {
  endpoint: employees.import,
  columns,
  needs: [["email", "id"]],
  mostRows: MAX_EMPLOYEE_ROWS,
  mostBytes: EMPLOYEE_IMPORT_BODY_LIMIT,
  part: 500,
  bodyOf,
  preview: (list, signal) => call(employees.import, { body: { ...bodyOf(list), dryRun: true } }, signal),
  send: (part) => call(employees.import, { body: { ...bodyOf(part), skipInvalid: true } }),
  whoLabels: [text.who],
  changeLabels: employeeHeadings,
  counts: ["created", "updated", "unchanged", "refused"],
  listPath: employeePaths.list,
  text,
};

export const inWords =
  (officeName: (id: string | null) => string) =>
  (field: string, value: ChangedField["before"]): string => {
    if (value === null) return text.empty;
    return (field === "employedAt" && officeName(String(value))) || wordsOf(declared[field], value);
  };
