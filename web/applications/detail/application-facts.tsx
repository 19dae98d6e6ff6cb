import { applicationFields } from "../../../shared/applications/application.fields.ts";
import type { Application } from "../../../shared/applications/application.ts";
import { DateText } from "../../components/date-text.tsx";
import { Details, type Fact, FactSection } from "../../components/facts.tsx";
import { factsOf } from "../../components/fields.tsx";
import { detailText as text } from "../applications.text.ts";
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
        facts={factsOf(applicationFields, "person", application, {
          positions: [applicationFields.positions.label, positionsText(application)],
          street: [text.address, addressOf(application)],
        })}
      />
      <FactSection title={text.career} facts={factsOf(applicationFields, "career", application)} />
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
