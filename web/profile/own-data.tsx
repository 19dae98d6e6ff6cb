import { useSuspenseQuery } from "@tanstack/react-query";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { writtenDay } from "../components/form/local-day.ts";
import { employeeFields as fields } from "../components/people/employee.text.ts";
import { profileQueries } from "./profile.queries.ts";
import { profileText as text } from "./profile.text.ts";

const addressOf = (person: Employee) =>
  [person.addressStreet, [person.addressZip, person.addressCity].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");

const sectionsOf = (person: Employee) => [
  {
    title: text.person,
    lines: [
      [text.name, fullName(person)],
      [text.birthday, person.birthday && writtenDay(person.birthday)],
      [text.address, addressOf(person)],
      [fields.hobbies, person.hobbies],
      [fields.kids, person.kids],
    ] as const,
  },
  {
    title: text.work,
    lines: [
      [text.jobTitle, person.jobTitle],
      [text.specialty, person.specialty],
    ] as const,
  },
  {
    title: text.contact,
    lines: [
      [text.email, person.email],
      [text.phone, person.phoneLandline],
      [text.extension, person.phoneExtension],
      [text.mobile, person.phoneMobile],
    ] as const,
  },
];

/** What is known of oneself; how to change it stands above. */
export const OwnData = () => {
  const { data: person } = useSuspenseQuery(profileQueries.own);

  return (
    <div className="details">
      {sectionsOf(person).map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <dl>
            {lines.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || <span className="muted">{text.none}</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
