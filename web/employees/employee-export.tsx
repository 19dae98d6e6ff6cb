import type { ListConfig } from "../../shared/contract/list.ts";
import { employeeHeadings } from "../../shared/organisations/employee.fields.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { call } from "../app/client/call.ts";
import { ListExport } from "../components/export/export-menu.tsx";
import { wordsOf } from "../components/fields.tsx";
import { useOfficeOf } from "../components/people/offices.ts";
import { employeesText as text } from "./employees.text.ts";
import { declared, type Field, fields } from "./import/employee-import.ts";

const PAGE = 2_000;

const cellOf = (person: Employee, field: Field, officeName: (id: string) => string): string => {
  if (field === "office") return person.employedAt === null ? "" : officeName(person.employedAt);
  return wordsOf(declared[field], person[field]);
};

export const EmployeeExport = ({ config }: { config: ListConfig }) => {
  const officeOf = useOfficeOf();
  const officeName = (id: string) => officeOf(id)?.name ?? id;

  return (
    <ListExport
      hint={text.exportHint}
      saved={text.exported}
      name={text.exportFile}
      // An import recognises these columns.
      head={fields.map((field) => employeeHeadings[field])}
      read={(query) => call(employees.export, { query })}
      config={config}
      limit={PAGE}
      rowsOf={(people) => people.map((person) => fields.map((field) => cellOf(person, field, officeName)))}
    />
  );
};
