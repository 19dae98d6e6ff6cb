import * as z from "zod";
import { Id } from "../contract/wire.ts";

const text = z.string().nullable();

/** An office of the group (specification section 3). */
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
  })
  .meta({ id: "Organisation" });
export type Organisation = z.infer<typeof Organisation>;
