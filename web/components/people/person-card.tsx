import "./person-card.css";
import { type Colleague, fullName } from "../../../shared/organisations/employee.ts";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { dialled, directDial } from "../../../shared/organisations/phone.ts";
import { queryOf } from "../../app/client/query-of.ts";
import { paths } from "../../app/shell/paths.ts";
import { Card, Fill, Row } from "../layout/layout.tsx";
import { MarkedText } from "../marked-text.tsx";
import { PrefetchLink } from "../prefetch-link.tsx";
import { peopleText as text } from "./people.text.ts";
import { PersonAvatar } from "./person-avatar.tsx";
import { AddressText, formatPhone } from "./ways.tsx";

export const employeeQuery = (id: string) =>
  queryOf(employees.read, { params: { id }, query: { withCreator: true } });

type ShownPerson = Pick<
  Colleague,
  "id" | "title" | "firstname" | "lastname" | "titleBehind" | "jobTitle" | "phoneExtension" | "email"
> & { readonly profilePictureId?: string | null | undefined };

interface PersonCardProps {
  person: ShownPerson;
  /** The office's own page passes no name, so the card hides the office. */
  office?: { readonly name?: string | undefined; readonly phone: string | null } | undefined;
  heading: "h2" | "h3";
  searchTerm?: string | undefined;
  children?: React.ReactNode;
}

export const PersonCard = ({ person, office, heading: Name, searchTerm, children }: PersonCardProps) => {
  const { jobTitle, phoneExtension, email } = person;
  const name = fullName(person);
  const phone = directDial(office?.phone ?? null, phoneExtension) ?? office?.phone;

  return (
    <Card className="person-card">
      <PersonAvatar person={person} fileId={person.profilePictureId} />
      <Fill>
        <Name>
          <PrefetchLink
            to={paths.employee(person.id)}
            onApproach={(client) => client.prefetchQuery(employeeQuery(person.id))}
          >
            <MarkedText text={name} searchTerm={searchTerm} />
          </PrefetchLink>
        </Name>
        {jobTitle && (
          <p>
            <MarkedText text={jobTitle} searchTerm={searchTerm} />
          </p>
        )}
        {office?.name && (
          <p className="muted">
            <MarkedText text={office.name} searchTerm={searchTerm} />
          </p>
        )}
        {children}
        {(phone || email) && (
          <Row as="ul" className="person-card-ways" gap={4} lines={1}>
            {phone && (
              <li>
                <a href={`tel:${dialled(phone)}`} aria-label={text.call(formatPhone(phone), name)}>
                  <i className="pi pi-phone" aria-hidden="true" />
                  {formatPhone(phone)}
                </a>
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${email}`}>
                  <i className="pi pi-envelope" aria-hidden="true" />
                  <span>
                    <AddressText address={email} />
                  </span>
                </a>
              </li>
            )}
          </Row>
        )}
      </Fill>
    </Card>
  );
};
