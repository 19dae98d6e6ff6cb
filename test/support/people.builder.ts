import { ulid } from "ulid";
import type { StoredUser } from "../../functions/data/people/users.collection.ts";
import type { Role } from "../../shared/login/role.ts";
import type { Customer } from "../../shared/organisations/customer.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import type { Organisation } from "../../shared/organisations/organisation.ts";

const LONG_AGO = "2026-01-07T08:00:00.000Z";

export const anOffice = (overrides: Partial<Organisation> = {}): Organisation => ({
  id: ulid(),
  name: "Berger & Partner Steuerberatung",
  nameAdditional: null,
  street: "Rathausgasse 4",
  city: "St. Pölten",
  zip: "3100",
  province: "Niederösterreich",
  phone: "+43 2742 12345",
  phoneExtension: null,
  mobile: null,
  fax: null,
  email: "kanzlei@berger.example",
  homepage: "https://berger.example",
  homepageIsExternal: false,
  contactDescriptionDE: null,
  contactDescriptionEN: null,
  urlName: null,
  mapPinName: null,
  employeeRegistrationUrl: null,
  employeeDeregistrationUrl: null,
  employeeManagementEmail: null,
  customerBmdUrl: null,
  products: null,
  regulatingAuthority: null,
  commercialRegisterNumber: null,
  commercialRegisterCourt: null,
  dvr: null,
  uid: null,
  wtcode: null,
  websiteDescriptionDE: null,
  websiteDescriptionEN: null,
  websiteDescriptionIT: null,
  isPartner: true,
  isAssociate: false,
  isNexiaMember: false,
  mailSenderName: null,
  mailReplyTo: null,
  forbidsShares: false,
  pictures: [],
  ...overrides,
});

export const aCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  id: ulid(),
  organisationId: "1",
  name: "Bäckerei Krume",
  street: null,
  zip: "3390",
  city: "Melk",
  url: "https://krume.example",
  description: null,
  ...overrides,
});

export const anEmployee = (overrides: Partial<Employee> = {}): Employee => ({
  id: ulid(),
  salutation: "Frau",
  title: "Mag.",
  titleBehind: null,
  firstname: "Anna",
  lastname: "Müller",
  birthday: "1980-05-17",
  email: "anna.mueller@berger.example",
  addressStreet: null,
  addressZip: null,
  addressCity: null,
  addressCountry: null,
  phoneExtension: "12",
  phoneLandline: null,
  phoneMobile: null,
  phoneFax: null,
  jobTitle: "Steuerberaterin",
  specialty: "Umgründungen",
  hobbies: "Segeln",
  additionalInformation: null,
  partner: "Josef",
  partnerBirthday: "1979-01-02",
  kids: "Lena, Paul",
  showOnHomepage: true,
  showEmail: true,
  showPhone: true,
  showPicture: true,
  showJobTitle: true,
  homepageOrder: null,
  profilePictureId: null,
  profilePictureAltText: null,
  showBirthday: false,
  notifyOnOwnForumActivity: true,
  forumDigest: false,
  notifyAboutNewApplications: false,
  notifyAboutNewsArticles: true,
  notifyAboutCalendarEvents: true,
  isDirector: false,
  employedAt: null,
  createdAt: LONG_AGO,
  createdBy: null,
  modifiedAt: LONG_AGO,
  modifiedBy: null,
  accessControlRessourceId: null,
  ...overrides,
});

export const aRole = (overrides: Partial<Role> = {}): Role => {
  const id = ulid();
  return { id, name: `Redaktion ${id}`, ruleGroupName: "News", rules: [], ...overrides };
};

/** Cannot sign in without a `passwordHash`; sessions work. */
export const aUser = (overrides: Partial<StoredUser> = {}): StoredUser => {
  const id = ulid();
  return {
    id,
    username: `user-${id}`,
    isActive: true,
    isAdmin: false,
    roleId: null,
    employeeId: null,
    passwordHash: null,
    assignments: [],
    sessionsValidFrom: 0,
    ...overrides,
  };
};
