import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../shared/contract/messages.ts";
import { type Organisation, OrganisationDraft } from "../../shared/organisations/organisation.ts";

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
  mailSenderName: "",
  mailReplyTo: "",
} satisfies OrganisationForm;

export const newOrganisationForm: OrganisationForm = nothing;

type Field = keyof typeof nothing;
const isField = (name: string): name is Field => name in nothing;

const formFields: readonly Field[] = Object.keys(nothing).filter(isField);

export const organisationFormOf = (office: Organisation): OrganisationForm => ({
  ...nothing,
  ...Object.fromEntries(formFields.map((field) => [field, office[field] ?? nothing[field]])),
});
