import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { directDial } from "../../shared/organisations/phone.ts";
import type { ListColumn } from "../components/list/list-column.ts";
import { useOfficeOf } from "../components/people/offices.ts";
import { PersonAvatar } from "../components/people/person-avatar.tsx";
import { MailLink, PhoneLink } from "../components/people/ways.tsx";
import { employeesText as text } from "./employees.text.ts";

export const useEmployeeColumns = (): readonly ListColumn<Employee>[] => {
  const officeOf = useOfficeOf();

  return [
    {
      field: "lastname",
      header: text.name,
      body: (person) => (
        <span className="employee-name">
          <PersonAvatar person={person} fileId={person.profilePictureId} size="small" />
          {fullName(person)}
        </span>
      ),
      card: "title",
    },
    {
      field: "employedAt",
      header: text.office,
      body: ({ employedAt }) => officeOf(employedAt)?.name,
    },
    { field: "jobTitle", header: text.jobTitle, body: ({ jobTitle }) => jobTitle },
    { field: "specialty", header: text.specialty, body: ({ specialty }) => specialty },
    {
      field: "phone",
      header: text.phone,
      body: ({ employedAt, phoneExtension }) => {
        const central = officeOf(employedAt)?.phone ?? null;
        const number = directDial(central, phoneExtension) ?? central;
        return number && <PhoneLink number={number} />;
      },
      width: "184px",
    },
    { field: "email", header: text.email, body: ({ email }) => email && <MailLink address={email} /> },
  ];
};
