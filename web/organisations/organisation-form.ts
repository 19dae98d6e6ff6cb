import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../shared/contract/messages.ts";
import { type Organisation, OrganisationDraft } from "../../shared/organisations/organisation.ts";

/** The fields of an office as its form holds them: what the server takes. */
export type OrganisationForm = z.input<typeof OrganisationDraft>;

export const organisationResolver = zodResolver(OrganisationDraft, undefined, { raw: true });

const nothing = {
  name: "",
  nameAdditional: "",
  street: "",
  city: "",
  zip: "",
  province: "",
  phone: "",
  phoneExtension: "",
  mobile: "",
  fax: "",
  email: "",
  homepage: "",
  homepageIsExternal: false,
  contactDescriptionDE: "",
  contactDescriptionEN: "",
  urlName: "",
  mapPinName: "",
  employeeRegistrationUrl: "",
  employeeDeregistrationUrl: "",
  employeeManagementEmail: "",
  customerBmdUrl: "",
  products: "",
  regulatingAuthority: "",
  commercialRegisterNumber: "",
  commercialRegisterCourt: "",
  dvr: "",
  uid: "",
  wtcode: "",
  websiteDescriptionDE: "",
  websiteDescriptionEN: "",
  websiteDescriptionIT: "",
  isPartner: false,
  isAssociate: false,
  isNexiaMember: false,
} satisfies OrganisationForm;

/** What a new office starts with. */
export const newOrganisationForm: OrganisationForm = nothing;

type Field = keyof typeof nothing;
const isField = (name: string): name is Field => name in nothing;

const formFields: readonly Field[] = Object.keys(nothing).filter(isField);

/** The form of a stored office: what it lacks is empty there. */
export const organisationFormOf = (office: Organisation): OrganisationForm => ({
  ...nothing,
  ...Object.fromEntries(formFields.map((field) => [field, office[field] ?? nothing[field]])),
});
