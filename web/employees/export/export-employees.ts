import type { ListConfig } from "../../../shared/contract/list.ts";
import { writtenDay } from "../../../shared/dates/dates.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { call } from "../../app/client/call.ts";
import { type ExportFormat, saveTable } from "../../components/export/save-table.ts";
import { yesNo } from "../../components/import/import.text.ts";
import { allPages } from "../../components/list/all-pages.ts";
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
export const exportEmployees = async (
  format: ExportFormat,
  config: ListConfig,
  officeName: (id: string) => string,
): Promise<number> => {
  const people = await allPages({
    read: (page) => call(employees.export, { query: { config: page, export: format } }),
    config,
    limit: PAGE,
  });
  const rows = people.map((person) => fields.map((field) => cellOf(person, field, officeName)));
  const head = fields.map((field) => columnNames[field]);
  await saveTable(format, { name: text.exportFile, head, rows });
  return people.length;
};
