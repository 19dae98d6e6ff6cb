import type { ListConfig } from "../../shared/contract/list.ts";
import { employeeHeadings } from "../../shared/organisations/employee.fields.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { call } from "../app/client/call.ts";
import { ExportMenu } from "../components/export/export-menu.tsx";
import { type ExportFormat, exportList } from "../components/export/save-table.ts";
import { wordsOf } from "../components/fields.tsx";
import { useOfficeOf } from "../components/people/offices.ts";
import { employeesText as text } from "./employees.text.ts";
import { declared, type Field, fields } from "./import/employee-import.ts";

const PAGE = 2_000;

const cellOf = (person: Employee, field: Field, officeName: (id: string) => string): string => {
  if (field === "office") return person.employedAt === null ? "" : officeName(person.employedAt);
  return wordsOf(declared[field], person[field]);
};

/** An import recognises the columns. Resolves to the number of rows. */
const exportEmployees = (
  format: ExportFormat,
  config: ListConfig,
  officeName: (id: string) => string,
): Promise<number> =>
  exportList(format, {
    name: text.exportFile,
    head: fields.map((field) => employeeHeadings[field]),
    read: (page) => call(employees.export, { query: { config: page, export: format } }),
    config,
    limit: PAGE,
    rowsOf: (people) => people.map((person) => fields.map((field) => cellOf(person, field, officeName))),
  });

export const EmployeeExport = ({ config }: { config: ListConfig }) => {
  const officeOf = useOfficeOf();

  return (
    <ExportMenu
      hint={text.exportHint}
      save={(format) => exportEmployees(format, config, (id) => officeOf(id)?.name ?? id)}
      saved={text.exported}
    />
  );
};
