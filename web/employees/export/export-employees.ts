import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { call } from "../../app/call.ts";
import { csvOf } from "../../components/csv.ts";
import { writtenDay } from "../../components/form/local-day.ts";
import { yesNo } from "../../components/import/import.text.ts";
import { saveFile } from "../../components/save-file.ts";
import { xlsxOf } from "../../components/xlsx.ts";
import { employeesText as text } from "../employees.text.ts";
import { columnNames, type Field, fields } from "../import/column-choice.ts";

export type ExportFormat = "csv" | "xlsx";

/** Rows of one request: so many stay well below what one answer may weigh. */
const PAGE = 2_000;

const cellOf = (person: Employee, field: Field, officeName: (id: string) => string): string => {
  if (field === "office") return person.employedAt === null ? "" : officeName(person.employedAt);
  if (field === "isDirector") return yesNo(person.isDirector);
  const value = person[field] ?? "";
  return field === "birthday" ? writtenDay(value) : value;
};

/** The server records that they are taken home. */
const readAll = async (config: ListConfig, format: ExportFormat): Promise<Employee[]> => {
  const all: Employee[] = [];
  for (;;) {
    const page = { ...config, skip: all.length, limit: PAGE };
    const { data, totalCount } = await call(employees.export, { query: { config: page, export: format } });
    all.push(...data);
    if (data.length === 0 || all.length >= totalCount) return all;
  }
};

const contentOf = { csv: csvOf, xlsx: xlsxOf };

/** Saves what the directory shows as a file whose columns an import knows again. Answers how many. */
export const exportEmployees = async (
  format: ExportFormat,
  config: ListConfig,
  officeName: (id: string) => string,
): Promise<number> => {
  const people = await readAll(config, format);
  const rows = people.map((person) => fields.map((field) => cellOf(person, field, officeName)));
  const head = fields.map((field) => columnNames[field]);
  const day = new Date().toLocaleDateString("sv-SE");
  saveFile(await contentOf[format](head, rows), `${text.exportFile}-${day}.${format}`);
  return people.length;
};
