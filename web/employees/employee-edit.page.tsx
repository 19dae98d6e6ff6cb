import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { isAllowed } from "../../shared/contract/permissions.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import { useViewer } from "../app/client/session.ts";
import { NotAllowed } from "../components/no-access.tsx";
import { employeeFormOf, newEmployeeForm } from "../components/people/employee-form.ts";
import { officesQuery } from "../components/people/offices.queries.ts";
import { useOpeningParameter } from "../components/use-address-parameters.ts";
import { EmployeeEditor } from "./employee-editor.tsx";
import { AT_OFFICE } from "./employee-paths.ts";
import { employeeQueries } from "./employees.queries.ts";
import { employeeEditorText as text } from "./employees.text.ts";

export const NewEmployeePage = () => {
  const named = useOpeningParameter(AT_OFFICE);
  const viewer = useViewer();
  const { data: all } = useSuspenseQuery(officesQuery);
  const offices = all.filter(({ id }) => isAllowed(viewer, "ADMIN_ORG", id));
  if (!offices.some(({ id }) => named === null || id === named)) return <NotAllowed />;

  const only = offices.length === 1 ? offices[0]?.id : undefined;
  return <EmployeeEditor title={text.createTitle} start={newEmployeeForm(named ?? only ?? null)} />;
};

export const EmployeeEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(employeeQueries.edit(id));
  const mayEdit = isAllowed(useViewer(), "ADMIN_ORG", stored.data.employedAt);
  if (!mayEdit) return <NotAllowed />;

  return <EmployeeEditor title={fullName(stored.data)} stored={stored} start={employeeFormOf(stored.data)} />;
};
