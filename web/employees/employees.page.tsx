import "./employees.css";
import { Button } from "primereact/button";
import { useNavigate } from "react-router-dom";
import type { ListConfig } from "../../shared/contract/list.ts";
import { isAllowed, isAllowedAnywhere } from "../../shared/contract/permissions.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import { useViewer } from "../app/client/session.ts";
import { ListPage } from "../components/list/list-page.tsx";
import { useList } from "../components/list/use-list.ts";
import { useOfficesPending } from "../components/people/offices.ts";
import { EmployeeCards } from "./employee-cards.tsx";
import { useEmployeeColumns } from "./employee-columns.tsx";
import { useEmployeeFilters } from "./employee-filters.ts";
import { employeePaths } from "./employee-paths.ts";
import { employeeQueries } from "./employees.queries.ts";
import { employeesText as text } from "./employees.text.ts";
import { EmployeeExport } from "./export/employee-export.tsx";

const officeIn = ({ filters }: ListConfig): string | undefined => {
  const [first, ...others] = filters.find(({ field }) => field === "employedAt")?.values ?? [];
  return typeof first === "string" && others.length === 0 ? first : undefined;
};

export const EmployeesPage = () => {
  const navigate = useNavigate();
  const viewer = useViewer();
  const list = useList(employeeQueries.list, useOfficesPending());
  const filters = useEmployeeFilters();
  const columns = useEmployeeColumns();
  const office = officeIn(list.config);
  const mayCreate = office ? isAllowed(viewer, "ADMIN_ORG", office) : isAllowedAnywhere(viewer, "ADMIN_ORG");
  const goTo = (path: string) => () => void navigate(path);

  return (
    <ListPage
      title={text.title}
      list={list}
      create={mayCreate ? { label: text.create, run: goTo(employeePaths.create(office)) } : undefined}
      actions={
        <>
          <Button
            outlined
            icon="pi pi-phone"
            label={text.phoneList}
            onClick={goTo(employeePaths.phoneList(office))}
          />
          {viewer.isAdmin && <EmployeeExport config={list.config} />}
          {viewer.isAdmin && (
            <Button outlined icon="pi pi-upload" label={text.import} onClick={goTo(employeePaths.import)} />
          )}
        </>
      }
      columns={columns}
      cards={(people) => <EmployeeCards people={people} searchTerm={list.config.searchTerm} />}
      filters={filters}
      rowLabel={fullName}
      rowHref={({ id }) => employeePaths.read(id)}
      empty={text.empty}
    />
  );
};
