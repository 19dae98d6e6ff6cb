import type { ListConfig } from "../../../shared/contract/list.ts";
import { ExportMenu } from "../../components/export/export-menu.tsx";
import { useOfficeOf } from "../../components/people/offices.ts";
import { employeesText as text } from "../employees.text.ts";
import { exportEmployees } from "./export-employees.ts";

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
