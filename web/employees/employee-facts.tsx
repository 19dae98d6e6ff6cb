import { Link } from "react-router-dom";
import { writtenDay } from "../../shared/dates/dates.ts";
import {
  employeeFields,
  employeeHeadings,
  employeeLabels as fields,
} from "../../shared/organisations/employee.fields.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import type { OfficeSummary } from "../../shared/organisations/organisation.ts";
import { directDial } from "../../shared/organisations/phone.ts";
import { paths } from "../app/shell/paths.ts";
import { type Fact, FactSection } from "../components/facts.tsx";
import { factsOf } from "../components/fields.tsx";
import { employeeFormText as formText } from "../components/people/employee.text.ts";
import { useOfficeOf } from "../components/people/offices.ts";
import { PhoneLink } from "../components/people/ways.tsx";
import { employeesText } from "./employees.text.ts";

const addressOf = (person: Employee) =>
  [
    person.addressStreet,
    [person.addressZip, person.addressCity].filter(Boolean).join(" "),
    person.addressCountry,
  ]
    .filter(Boolean)
    .join(", ");

const contactOf = (person: Employee, number: string | null | undefined): Fact[] => [
  [employeesText.phone, number && <PhoneLink key="phone" number={number} />],
  ...factsOf(employeeFields, "contact", person),
  ...(person.phoneFax ? [[fields.phoneFax, person.phoneFax] as const] : []),
  [formText.address, addressOf(person)],
];

const workOf = (person: Employee, office: OfficeSummary | undefined): Fact[] => [
  [
    fields.employedAt,
    office && (
      <Link key="office" to={paths.organisation(office.id)}>
        {office.name}
      </Link>
    ),
  ],
  ...factsOf(employeeFields, "work", person),
  ...(person.isDirector ? [[employeeHeadings.isDirector, fields.isDirector] as const] : []),
  ...(person.additionalInformation
    ? [
        [
          fields.additionalInformation,
          <span key="more" className="employee-lines">
            {person.additionalInformation}
          </span>,
        ] as const,
      ]
    : []),
];

const privateOf = (person: Employee): Fact[] => [
  ...factsOf(employeeFields, "private", person),
  ...(person.partner || person.partnerBirthday
    ? [[fields.partnerBirthday, person.partnerBirthday && writtenDay(person.partnerBirthday)] as const]
    : []),
  [fields.kids, person.kids],
];

/** Private fields are shown only if the server sent them. */
export const EmployeeFacts = ({ person, showsPrivate }: { person: Employee; showsPrivate: boolean }) => {
  const office = useOfficeOf()(person.employedAt);
  const number = directDial(office?.phone ?? null, person.phoneExtension) ?? office?.phone;

  return (
    <>
      <FactSection title={formText.contact} facts={contactOf(person, number)} />
      <FactSection title={formText.work} facts={workOf(person, office)} />
      {showsPrivate && (
        <FactSection title={formText.private} facts={privateOf(person)} help={formText.privateHelp} />
      )}
    </>
  );
};
