import type { ListConfig } from "../../../shared/contract/list.ts";
import { writtenDay } from "../../../shared/dates/dates.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { call } from "../../app/client/call.ts";
import { exportList } from "../../components/export/export-list.ts";
import type { ExportFormat } from "../../components/export/save-table.ts";
import { yesNo } from "../../components/import/import.text.ts";
import { employeesText as text } from "../employees.text.ts";
import { columnNames, type Field, fields } from "../import/column-choice.ts";

const PAGE = 2_000;

const cellOf = (person: Employee, field: Field, officeName: (id: string) => string): string => {
  if (field === "office") return person.employedAt === null ? "" : officeName(person.employedAt);
  if (field === "isDirector") return yesNo(person.isDirector);
  const value = person[field] ?? "";
  return field === "birthday" ? writtenDay(value) : value;
};

/** An import recognises the columns; the server records the export. Answers how many. */
export const exportEmployees = (
  format: ExportFormat,
  config: ListConfig,
  officeName: (id: string) => string,
): Promise<number> =>
  exportList(format, {
    name: text.exportFile,
    head: fields.map((field) => columnNames[field]),
    read: (page) => call(employees.export, { query: { config: page, export: format } }),
    config,
    limit: PAGE,
    rowsOf: (people) => people.map((person) => fields.map((field) => cellOf(person, field, officeName))),
  });
