import type { Organisation } from "../../shared/organisations/organisation.ts";
import { paths } from "../app/shell/paths.ts";
import { Details, type Fact, FactSection } from "../components/facts.tsx";
import { MailLink, PhoneLink } from "../components/people/ways.tsx";
import { WebLink } from "../components/web-link.tsx";
import { officeFields, officesText, officeText as text } from "./organisations.text.ts";

const KnownFacts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => {
  const known = facts.filter(([, value]) => Boolean(value));
  return known.length > 0 && <FactSection title={title} facts={known} />;
};

const web = (address: string | null) => address && <WebLink address={address} />;
const mail = (address: string | null) => address && <MailLink address={address} />;
const phone = (number: string | null) => number && <PhoneLink number={number} />;

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
      facts={[
        [officesText.address, addressOf(office)],
        [officeFields.phone, phone(office.phone)],
        [officeFields.phoneExtension, office.phoneExtension],
        [officeFields.mobile, phone(office.mobile)],
        [officeFields.fax, office.fax],
        [officeFields.email, mail(office.email)],
      ]}
    />
  </Details>
);

export const OfficeFacts = ({ office }: { office: Organisation }) => (
  <Details>
    <KnownFacts
      title={text.legal}
      facts={[
        [officeFields.uid, office.uid],
        [
          text.register,
          [office.commercialRegisterNumber, office.commercialRegisterCourt].filter(Boolean).join(", "),
        ],
        [officeFields.regulatingAuthority, office.regulatingAuthority],
        [officeFields.wtcode, office.wtcode],
        [officeFields.dvr, office.dvr],
      ]}
    />
    <KnownFacts
      title={text.portal}
      facts={[
        [officeFields.homepage, homepageOf(office)],
        [officeFields.customerBmdUrl, web(office.customerBmdUrl)],
        [officeFields.employeeRegistrationUrl, web(office.employeeRegistrationUrl)],
        [officeFields.employeeDeregistrationUrl, web(office.employeeDeregistrationUrl)],
        [officeFields.employeeManagementEmail, mail(office.employeeManagementEmail)],
        [text.apply, web(new URL(paths.apply(office.id), window.location.origin).href)],
      ]}
    />
  </Details>
);
