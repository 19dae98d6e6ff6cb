import { Link } from "react-router-dom";
import { writtenDay } from "../../shared/dates/dates.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import type { OfficeSummary } from "../../shared/organisations/organisation.ts";
import { directDial } from "../../shared/organisations/phone.ts";
import { paths } from "../app/shell/paths.ts";
import { type Fact, FactSection } from "../components/facts.tsx";
import { employeeFormText, employeeFields as fields } from "../components/people/employee.text.ts";
import { useOfficeOf } from "../components/people/offices.ts";
import { MailLink, PhoneLink } from "../components/people/ways.tsx";
import { employeesText, employeeText as text } from "./employees.text.ts";

const phone = (number: string | null) => number && <PhoneLink number={number} />;

const addressOf = (person: Employee) =>
  [
    person.addressStreet,
    [person.addressZip, person.addressCity].filter(Boolean).join(" "),
    person.addressCountry,
  ]
    .filter(Boolean)
    .join(", ");

const contactOf = (person: Employee, office: OfficeSummary | undefined): Fact[] => [
  [text.phone, phone(directDial(office?.phone ?? null, person.phoneExtension) ?? office?.phone ?? null)],
  [fields.email, person.email && <MailLink key="email" address={person.email} />],
  [fields.phoneMobile, phone(person.phoneMobile)],
  [fields.phoneLandline, phone(person.phoneLandline)],
  ...(person.phoneFax ? [[fields.phoneFax, person.phoneFax] as const] : []),
  [text.address, addressOf(person)],
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
  [fields.jobTitle, person.jobTitle],
  [fields.specialty, person.specialty],
  ...(person.isDirector ? [[employeesText.director, fields.isDirector] as const] : []),
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
  [fields.birthday, person.birthday && writtenDay(person.birthday)],
  [fields.hobbies, person.hobbies],
  [fields.partner, person.partner],
  ...(person.partner || person.partnerBirthday
    ? [[fields.partnerBirthday, person.partnerBirthday && writtenDay(person.partnerBirthday)] as const]
    : []),
  [fields.kids, person.kids],
];

/** Private fields are shown only if the server sent them. */
export const EmployeeFacts = ({ person, showsPrivate }: { person: Employee; showsPrivate: boolean }) => {
  const office = useOfficeOf()(person.employedAt);

  return (
    <>
      <FactSection title={text.contact} facts={contactOf(person, office)} />
      <FactSection title={text.work} facts={workOf(person, office)} />
      {showsPrivate && (
        <FactSection title={text.private} facts={privateOf(person)} help={employeeFormText.privateHelp} />
      )}
    </>
  );
};
