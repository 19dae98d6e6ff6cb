import "../components/details.css";
import "./profile.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Skeleton } from "primereact/skeleton";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { useSignedIn } from "../app/session.ts";
import { formatDate } from "../components/date-text.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Region } from "../components/region.tsx";
import { ChangePassword } from "./change-password.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { OwnSettings } from "./own-settings.tsx";
import { profileQueries } from "./profile.queries.ts";
import { profileText as text } from "./profile.text.ts";
import { OwnSecondFactor } from "./second-factor/own-second-factor.tsx";

const addressOf = (person: Employee) =>
  [person.addressStreet, [person.addressZip, person.addressCity].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");

const sectionsOf = (person: Employee) => [
  {
    title: text.person,
    lines: [
      [text.name, fullName(person)],
      [text.birthday, person.birthday && formatDate(person.birthday)],
      [text.address, addressOf(person)],
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

const Profile = () => {
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

export const ProfilePage = () => {
  const { user, employee } = useSignedIn();

  return (
    <>
      <PageHeader title={text.title} meta={user.username} />
      {employee ? (
        <>
          <Profile />
          <Region part fallback={<Skeleton height="400px" />}>
            <OwnSettings />
          </Region>
        </>
      ) : (
        <EmptyState text={text.withoutProfile} />
      )}
      <div className="details profile-security">
        <ChangePassword username={user.username} />
        <Region part fallback={<Skeleton height="200px" />}>
          <OwnSecondFactor />
        </Region>
        <Region part fallback={<Skeleton height="200px" />}>
          <OwnSessions />
        </Region>
      </div>
    </>
  );
};
