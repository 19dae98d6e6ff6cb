import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router-dom";
import { fullName } from "../../shared/organisations/employee.ts";
import { isAllowedQuery } from "../app/client/permissions.queries.ts";
import { NotAllowed } from "../components/no-access.tsx";
import { PageSkeleton } from "../components/page-skeleton.tsx";
import { employeeFormOf, newEmployeeForm } from "../components/people/employee-form.ts";
import { useAllowedOffices } from "../components/people/use-allowed-offices.ts";
import { EmployeeEditor } from "./employee-editor.tsx";
import { AT_OFFICE } from "./employee-paths.ts";
import { employeeQueries } from "./employees.queries.ts";
import { employeeEditorText as text } from "./employees.text.ts";

/** Somebody new, at the office that the address names or at one to be chosen. */
export const NewEmployeePage = () => {
  const [parameters] = useSearchParams();
  const named = parameters.get(AT_OFFICE);
  const { offices, isKnown } = useAllowedOffices("ADMIN_ORG");
  if (!isKnown) return <PageSkeleton />;
  if (!offices.some(({ id }) => named === null || id === named)) return <NotAllowed />;

  const only = offices.length === 1 ? offices[0]?.id : undefined;
  return <EmployeeEditor title={text.createTitle} start={newEmployeeForm(named ?? only ?? null)} />;
};

export const EmployeeEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(employeeQueries.edit(id));
  const { data: mayEdit } = useSuspenseQuery(
    isAllowedQuery("ADMIN_ORG", stored.data.employedAt ?? undefined),
  );
  if (!mayEdit) return <NotAllowed />;

  return <EmployeeEditor title={fullName(stored.data)} stored={stored} start={employeeFormOf(stored.data)} />;
};
