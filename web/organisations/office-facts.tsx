import "../components/details.css";
import type { Organisation } from "../../shared/organisations/organisation.ts";
import { MailLink, PhoneLink } from "../components/people/ways.tsx";
import { officeFields, officesText, officeText as text } from "./organisations.text.ts";
import { WebLink } from "./web-link.tsx";

interface Fact {
  readonly label: string;
  /** Nothing for what is not known. */
  readonly value: React.ReactNode;
}

const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => {
  const known = facts.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;

  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
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

/** What is known of an office, in groups; what is not known takes no line. */
export const OfficeFacts = ({ office }: { office: Organisation }) => (
  <div className="details">
    <Facts
      title={text.contact}
      facts={[
        { label: officesText.address, value: addressOf(office) },
        { label: officeFields.phone, value: phone(office.phone) },
        { label: officeFields.phoneExtension, value: office.phoneExtension },
        { label: officeFields.mobile, value: phone(office.mobile) },
        { label: officeFields.fax, value: office.fax },
        { label: officeFields.email, value: mail(office.email) },
      ]}
    />
    <Facts
      title={text.legal}
      facts={[
        { label: officeFields.uid, value: office.uid },
        {
          label: text.register,
          value: [office.commercialRegisterNumber, office.commercialRegisterCourt].filter(Boolean).join(", "),
        },
        { label: officeFields.regulatingAuthority, value: office.regulatingAuthority },
        { label: officeFields.wtcode, value: office.wtcode },
        { label: officeFields.dvr, value: office.dvr },
      ]}
    />
    <Facts
      title={text.portal}
      facts={[
        { label: officeFields.homepage, value: homepageOf(office) },
        { label: officeFields.customerBmdUrl, value: web(office.customerBmdUrl) },
        { label: officeFields.employeeRegistrationUrl, value: web(office.employeeRegistrationUrl) },
        { label: officeFields.employeeDeregistrationUrl, value: web(office.employeeDeregistrationUrl) },
        { label: officeFields.employeeManagementEmail, value: mail(office.employeeManagementEmail) },
        { label: officeFields.urlName, value: office.urlName },
        { label: officeFields.mapPinName, value: office.mapPinName },
      ]}
    />
  </div>
);
