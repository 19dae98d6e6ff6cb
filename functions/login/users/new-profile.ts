import type { Employee } from "../../../shared/organisations/employee.ts";
import { EmployeeDraft } from "../../../shared/organisations/employee-draft.ts";

interface Known extends Pick<Employee, "id" | "firstname" | "lastname" | "employedAt"> {
  readonly email: string;
}

export const newProfile = ({ id, firstname, lastname, email, employedAt }: Known, now: Date): Employee => {
  const at = now.toISOString();
  return {
    ...EmployeeDraft.parse({ firstname: lastname, lastname, email }),
    firstname,
    email,
    id,
    profilePictureId: null,
    showBirthday: false,
    employedAt,
    accessControlRessourceId: null,
    createdAt: at,
    createdBy: null,
    modifiedAt: at,
    modifiedBy: null,
  };
};
