import { isAllowed } from "../../shared/contract/permissions.ts";
import { employeeLabels } from "../../shared/organisations/employee.fields.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";
import { useViewer } from "../app/client/session.ts";
import type { BulkAction } from "../components/bulk/bulk-action.ts";
import { BulkTools } from "../components/bulk/bulk-tools.tsx";
import type { Bulk } from "../components/bulk/use-bulk.ts";
import { useAllowedOffices } from "../components/people/use-office-rights.ts";
import { bulkEmployeesText as text } from "./bulk-employees.text.ts";

const useBulkEmployees = (): readonly BulkAction<Employee>[] => {
  const viewer = useViewer();
  const offices = useAllowedOffices("ADMIN_ORG");

  return [
    {
      ...text,
      icon: "pi-building",
      isFor: ({ employedAt }) => isAllowed(viewer, "ADMIN_ORG", employedAt),
      choice: {
        label: employeeLabels.employedAt,
        options: offices.map(({ id, name }) => ({ label: name, value: id })),
      },
      mutationKey: keyOf(employees.update),
      act: ({ id }, employedAt) =>
        call(employees.update, { params: { id }, body: { employedAt: employedAt ?? undefined } }),
    },
  ];
};

export const BulkEmployees = ({ bulk }: { bulk: Bulk<Employee> }) => (
  <BulkTools bulk={bulk} actions={useBulkEmployees()} />
);
