import * as z from "zod";
import { optionalWebAddress } from "../contract/web-address.ts";
import { Flag, Id, optionalLine, optionalMailAddress, optionalText, requiredText } from "../contract/wire.ts";

const text = z.string().nullable();

export const OfficePictureKind = z.enum(["details", "newsletter-header"]);
export type OfficePictureKind = z.infer<typeof OfficePictureKind>;

const OfficePicture = z.object({ id: Id, kind: OfficePictureKind }).meta({ id: "OfficePicture" });

export const Organisation = z
  .object({
    id: Id,
    name: z.string(),
    nameAdditional: text,
    street: text,
    city: text,
    zip: text,
    province: text,
    phone: text,
    phoneExtension: text,
    mobile: text,
    fax: text,
    email: text,
    homepage: text,
    homepageIsExternal: z.boolean(),
    contactDescriptionDE: text,
    contactDescriptionEN: text,
    urlName: text,
    mapPinName: text,
    employeeRegistrationUrl: text,
    employeeDeregistrationUrl: text,
    employeeManagementEmail: text,
    customerBmdUrl: text,
    products: text,
    regulatingAuthority: text,
    commercialRegisterNumber: text,
    commercialRegisterCourt: text,
    dvr: text,
    uid: text,
    wtcode: text,
    websiteDescriptionDE: text,
    websiteDescriptionEN: text,
    websiteDescriptionIT: text,
    isPartner: z.boolean(),
    isAssociate: z.boolean(),
    isNexiaMember: z.boolean(),
    /** Sender and reply address of the office's mails; by default its name and `email`. */
    mailSenderName: text.default(null),
    mailReplyTo: text.default(null),
    forbidsShares: z.boolean().default(false),
    pictures: z.array(OfficePicture),
  })
  .meta({ id: "Organisation" });
export type Organisation = z.infer<typeof Organisation>;

export const OfficeSummary = Organisation.pick({
  id: true,
  name: true,
  city: true,
  phone: true,
  urlName: true,
}).meta({ id: "OfficeSummary" });
export type OfficeSummary = z.infer<typeof OfficeSummary>;

const DESCRIPTION = 10_000;

const phone = optionalLine(50).refine((number) => number === null || /\d/.test(number), {
  error: "Das ist keine Telefonnummer.",
});

/** Mail programs warn of names that look like an address. */
const senderName = optionalLine(60).refine((name) => name === null || !/[@<>]/.test(name), {
  error: "Ein Name ohne @, < und >.",
});

export const OrganisationDraft = z
  .object({
    name: requiredText(200),
    nameAdditional: optionalLine(200),
    street: optionalLine(200),
    city: optionalLine(100),
    zip: optionalLine(20),
    province: optionalLine(100),
    phone,
    phoneExtension: phone,
    mobile: phone,
    fax: phone,
    email: optionalMailAddress,
    homepage: optionalWebAddress,
    homepageIsExternal: Flag,
    contactDescriptionDE: optionalText(DESCRIPTION),
    contactDescriptionEN: optionalText(DESCRIPTION),
    urlName: optionalLine(100).refine((name) => name === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name), {
      error: "Nur Kleinbuchstaben, Ziffern und Bindestriche.",
    }),
    mapPinName: optionalLine(100),
    employeeRegistrationUrl: optionalWebAddress,
    employeeDeregistrationUrl: optionalWebAddress,
    employeeManagementEmail: optionalMailAddress,
    customerBmdUrl: optionalWebAddress,
    products: optionalText(2_000),
    regulatingAuthority: optionalLine(200),
    commercialRegisterNumber: optionalLine(50),
    commercialRegisterCourt: optionalLine(200),
    dvr: optionalLine(50),
    uid: optionalLine(50),
    wtcode: optionalLine(50),
    websiteDescriptionDE: optionalText(DESCRIPTION),
    websiteDescriptionEN: optionalText(DESCRIPTION),
    websiteDescriptionIT: optionalText(DESCRIPTION),
    isPartner: Flag,
    isAssociate: Flag,
    isNexiaMember: Flag,
    mailSenderName: senderName.optional(),
    mailReplyTo: optionalMailAddress.optional(),
    forbidsShares: z.boolean().optional(),
  })
  .meta({ id: "OrganisationDraft" });
export type OrganisationDraft = z.output<typeof OrganisationDraft>;

export const pictureOf = (
  { pictures }: Pick<Organisation, "pictures">,
  kind: OfficePictureKind,
): string | null => pictures.find((picture) => picture.kind === kind)?.id ?? null;
