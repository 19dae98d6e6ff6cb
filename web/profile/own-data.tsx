import { useSuspenseQuery } from "@tanstack/react-query";
import { writtenDay } from "../../shared/dates/dates.ts";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { Details, FactSection } from "../components/facts.tsx";
import { employeeFields as fields } from "../components/people/employee.text.ts";
import { formatPhone } from "../components/people/format-phone.ts";
import { profileQueries } from "./profile.queries.ts";
import { profileText as text } from "./profile.text.ts";

const addressOf = (person: Employee) =>
  [person.addressStreet, [person.addressZip, person.addressCity].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");

export const OwnData = () => {
  const { data: person } = useSuspenseQuery(profileQueries.own);

  return (
    <Details>
      <FactSection
        title={text.person}
        facts={[
          [text.name, fullName(person)],
          [text.birthday, person.birthday && writtenDay(person.birthday)],
          [text.address, addressOf(person)],
          [fields.hobbies, person.hobbies],
          [fields.kids, person.kids],
        ]}
      />
      <FactSection
        title={text.work}
        facts={[
          [text.jobTitle, person.jobTitle],
          [text.specialty, person.specialty],
        ]}
      />
      <FactSection
        title={text.contact}
        facts={[
          [text.email, person.email],
          [text.phone, person.phoneLandline && formatPhone(person.phoneLandline)],
          [text.extension, person.phoneExtension],
          [text.mobile, person.phoneMobile && formatPhone(person.phoneMobile)],
        ]}
      />
    </Details>
  );
};
