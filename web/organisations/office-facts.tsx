import { officeFields } from "../../shared/organisations/organisation.fields.ts";
import type { Organisation } from "../../shared/organisations/organisation.ts";
import { paths } from "../app/shell/paths.ts";
import { Details, type Fact, FactSection } from "../components/facts.tsx";
import { factsOf } from "../components/fields.tsx";
import { WebLink } from "../components/web-link.tsx";
import { officesText, officeText as text } from "./organisations.text.ts";

const KnownFacts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => {
  const known = facts.filter(([, value]) => Boolean(value));
  return known.length > 0 && <FactSection title={title} facts={known} />;
};

const addressOf = ({ street, zip, city, province }: Organisation) =>
  [street, [zip, city].filter(Boolean).join(" "), province].filter(Boolean).join(", ");

const homepageOf = ({ homepage, homepageIsExternal }: Organisation) =>
  homepage && (
    <>
      <WebLink address={homepage} />
      {homepageIsExternal && <span className="muted"> · {text.externalHomepage}</span>}
    </>
  );

export const OfficeContact = ({ office }: { office: Organisation }) => (
  <Details className="office-contact">
    <KnownFacts
      title={text.contact}
      facts={factsOf(officeFields, "contact", office, { street: [officesText.address, addressOf(office)] })}
    />
  </Details>
);

const registerOf = ({ commercialRegisterNumber, commercialRegisterCourt }: Organisation) =>
  [commercialRegisterNumber, commercialRegisterCourt].filter(Boolean).join(", ");

export const OfficeFacts = ({ office }: { office: Organisation }) => (
  <Details>
    <KnownFacts
      title={text.legal}
      facts={factsOf(officeFields, "legal", office, {
        commercialRegisterNumber: [text.register, registerOf(office)],
      })}
    />
    <KnownFacts
      title={text.portal}
      facts={[
        ...factsOf(officeFields, "portal", office, {
          homepage: [officeFields.homepage.label, homepageOf(office)],
        }),
        [
          text.apply,
          <WebLink key="apply" address={new URL(paths.apply(office.id), window.location.origin).href} />,
        ],
      ]}
    />
  </Details>
);
