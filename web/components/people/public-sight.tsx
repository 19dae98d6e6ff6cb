import { employeeLabels as fields } from "../../../shared/organisations/employee.fields.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { publicOfficeAddress } from "../../../shared/organisations/public-address.ts";
import { type PublishedPerson, publishedFacts } from "../../../shared/organisations/published.ts";
import { FactList } from "../facts.tsx";
import { FieldHelp } from "../form/field-help.tsx";
import { Stack } from "../layout/layout.tsx";
import { WebLink } from "../web-link.tsx";
import { commonText } from "../words.text.ts";
import { publicSightText as text } from "./employee.text.ts";
import { useOfficeOf } from "./offices.ts";

type Shown = PublishedPerson & Pick<Employee, "employedAt" | "profilePictureId">;

const nobody: Shown = {
  title: null,
  firstname: "",
  lastname: "",
  titleBehind: null,
  jobTitle: null,
  email: null,
  phoneExtension: null,
  phoneLandline: null,
  showOnHomepage: false,
  showEmail: false,
  showPhone: false,
  showPicture: false,
  showJobTitle: false,
  employedAt: null,
  profilePictureId: null,
};

const pictureIn = ({ showPicture, profilePictureId }: Shown) => {
  if (!showPicture) return null;
  return profilePictureId ? text.picture : text.noPicture;
};

interface PublicSightProps {
  stored: Employee | undefined;
  /** Values of the form, which override stored ones; the own profile has only some fields. */
  typed: Partial<Shown>;
}

export const PublicSight = ({ stored, typed }: PublicSightProps) => {
  const person: Shown = { ...nobody, ...stored, ...typed };
  const office = useOfficeOf()(person.employedAt);
  if (!person.showOnHomepage) return <FieldHelp>{text.notShown}</FieldHelp>;
  if (!office?.urlName) return <FieldHelp>{text.noOfficePage}</FieldHelp>;
  const { name, jobTitle, phone, email } = publishedFacts(person, office);
  const facts = [
    [commonText.name, name],
    [fields.jobTitle, jobTitle],
    [text.phone, phone],
    [fields.email, email],
    [text.pictureLabel, pictureIn(person)],
  ] as const;

  const hidden = <span className="muted">{text.hidden}</span>;

  return (
    <Stack as="section" gap={3} aria-label={text.title}>
      <h3>{text.title}</h3>
      <FactList facts={facts.map(([label, value]) => [label, value || hidden])} />
      <FieldHelp>
        {text.soon}{" "}
        <WebLink address={new URL(publicOfficeAddress(office.urlName), window.location.origin).href}>
          {text.officePage}
        </WebLink>
      </FieldHelp>
    </Stack>
  );
};
