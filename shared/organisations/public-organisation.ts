import * as z from "zod";
import { PublicArticleSummary } from "../news/public-article.ts";
import { Organisation } from "./organisation.ts";

export const PublicOrganisation = Organisation.pick({
  id: true,
  name: true,
  urlName: true,
  city: true,
  isPartner: true,
  isAssociate: true,
  isNexiaMember: true,
}).meta({ id: "PublicOrganisation" });
export type PublicOrganisation = z.infer<typeof PublicOrganisation>;

const text = z.string().nullable();

const PublicEmployee = z
  .object({
    name: z.string(),
    jobTitle: text,
    email: text,
    phone: text,
    picture: z.object({ url: z.string(), alt: text }).nullable(),
  })
  .meta({ id: "PublicEmployee" });
export type PublicEmployee = z.infer<typeof PublicEmployee>;

export const PublicOffice = PublicOrganisation.extend({
  ...Organisation.pick({
    nameAdditional: true,
    street: true,
    zip: true,
    province: true,
    phone: true,
    fax: true,
    email: true,
    homepage: true,
    products: true,
  }).shape,
  urlName: z.string(),
  url: z.string(),
  imprintUrl: z.string(),
  feedUrl: z.string(),
  pictureUrl: text,
  descriptions: z.object({ de: text, en: text, it: text }),
  contactDescriptions: z.object({ de: text, en: text, it: text }),
  links: z.array(z.object({ name: z.string(), url: z.string() })),
  customers: z.array(z.object({ name: z.string(), city: text, url: text, description: text })),
  employees: z.array(PublicEmployee),
  articles: z.array(PublicArticleSummary),
}).meta({ id: "PublicOffice" });
export type PublicOffice = z.infer<typeof PublicOffice>;
