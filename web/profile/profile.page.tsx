import "./profile.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { writtenDay } from "../../shared/dates/dates.ts";
import { employeeFields, employeeLabels as fields } from "../../shared/organisations/employee.fields.ts";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { useSignedIn } from "../app/client/session.ts";
import { paths } from "../app/shell/paths.ts";
import { Button } from "../components/button.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Details, FactSection } from "../components/facts.tsx";
import { factsOf } from "../components/fields.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { employeeFormText as formText } from "../components/people/employee.text.ts";
import { formatPhone } from "../components/people/ways.tsx";
import { Region } from "../components/region.tsx";
import { SeenRegion } from "../components/seen-region.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { commonText } from "../components/words.text.ts";
import { ChangePassword } from "./change-password.tsx";
import { OwnFirmAccounts } from "./own-firm-accounts.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { OwnNotifications, OwnSettings } from "./own-settings.tsx";
import { OwnPasskeys } from "./passkeys/own-passkeys.tsx";
import { profileQueries } from "./profile.queries.ts";
import { ownDataText, profileText as text } from "./profile.text.ts";
import { OwnSecondFactor } from "./second-factor/own-second-factor.tsx";

const addressOf = (person: Employee) =>
  [person.addressStreet, [person.addressZip, person.addressCity].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");

const OwnData = () => {
  const { data: person } = useSuspenseQuery(profileQueries.own);

  return (
    <Details>
      <FactSection
        title={formText.person}
        facts={[
          [commonText.name, fullName(person)],
          [fields.birthday, person.birthday && writtenDay(person.birthday)],
          [formText.address, addressOf(person)],
          [fields.hobbies, person.hobbies],
          [fields.kids, person.kids],
        ]}
      />
      <FactSection title={formText.work} facts={factsOf(employeeFields, "work", person)} />
      <FactSection
        title={formText.contact}
        facts={[
          [fields.email, person.email],
          [text.phone, person.phoneLandline && formatPhone(person.phoneLandline)],
          [fields.phoneExtension, person.phoneExtension],
          [fields.phoneMobile, person.phoneMobile && formatPhone(person.phoneMobile)],
        ]}
      />
    </Details>
  );
};

export const ProfilePage = () => {
  const { user, employee } = useSignedIn();
  const navigate = useNavigate();

  return (
    <>
      <PageHeader
        title={text.title}
        meta={user.username}
        action={
          employee && (
            <Button
              icon="pi pi-user-edit"
              label={ownDataText.edit}
              onClick={() => void navigate(paths.ownData)}
            />
          )
        }
      />
      {employee ? (
        <>
          <OwnData />
          <Region part fallback={<Skeleton height="400px" />}>
            <OwnSettings />
          </Region>
        </>
      ) : (
        <EmptyState text={text.withoutProfile} />
      )}
      <Details className="profile-security">
        <ChangePassword username={user.username} />
        <Region part fallback={<Skeleton height="200px" />}>
          <OwnSecondFactor />
        </Region>
        <Region part fallback={<Skeleton height="200px" />}>
          <OwnPasskeys />
        </Region>
      </Details>
      <SeenRegion height="320px" ahead="0px">
        <Details className="profile-security">
          <OwnSessions />
          <OwnFirmAccounts />
        </Details>
      </SeenRegion>
      {employee && (
        <SeenRegion height="960px">
          <OwnNotifications />
        </SeenRegion>
      )}
    </>
  );
};
