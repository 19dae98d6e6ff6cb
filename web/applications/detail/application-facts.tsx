import type { Application } from "../../../shared/applications/application.ts";
import { writtenDay } from "../../../shared/dates/dates.ts";
import { DateText } from "../../components/date-text.tsx";
import { Details, type Fact, FactSection } from "../../components/facts.tsx";
import { MailLink, PhoneLink } from "../../components/people/ways.tsx";
import { applicationFields as fields, detailText as text } from "../applications.text.ts";
import { positionsText } from "../positions-text.ts";

const addressOf = ({ street, zip, city }: Application) =>
  [street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");

const known = (facts: readonly Fact[]) => facts.filter(([, value]) => Boolean(value));

export const ApplicationFacts = ({ application }: { application: Application }) => {
  const { consent } = application;

  return (
    <Details className="application-facts">
      <FactSection
        title={text.person}
        facts={[
          [fields.positions, positionsText(application)],
          [fields.email, <MailLink key="email" address={application.email} />],
          [fields.phone, application.phone && <PhoneLink key="phone" number={application.phone} />],
          [fields.birthdate, writtenDay(application.birthdate ?? "")],
          [text.address, addressOf(application)],
        ]}
      />
      <FactSection
        title={text.career}
        facts={[
          [fields.current_position, application.current_position],
          [fields.education_school, application.education_school],
          [fields.education_university, application.education_university],
          [fields.education_degree, application.education_degree],
          [fields.additional_qualitfications, application.additional_qualitfications],
          [fields.comments, application.comments],
        ]}
      />
      <FactSection
        title={text.keeping}
        facts={known([
          [text.deleteAt, <DateText key="delete" value={application.deleteAt} show="date" />],
          [
            text.consentUntil,
            application.consentUntil && <DateText key="until" value={application.consentUntil} show="date" />,
          ],
          [
            text.consentAskedAt,
            application.consentAskedAt && <DateText key="asked" value={application.consentAskedAt} />,
          ],
          [
            text.consent,
            <details key="consent">
              <summary>
                {text.consentGiven(consent.version)} <DateText value={consent.at} />
              </summary>
              {consent.text}
            </details>,
          ],
        ])}
      />
    </Details>
  );
};
