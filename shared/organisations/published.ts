import type { Employee } from "./employee.ts";
import { fullName } from "./employee.ts";
import type { Organisation } from "./organisation.ts";
import { directDial } from "./phone.ts";

export type PublishedPerson = Pick<
  Employee,
  | "title"
  | "firstname"
  | "lastname"
  | "titleBehind"
  | "jobTitle"
  | "email"
  | "phoneExtension"
  | "phoneLandline"
  | "showOnHomepage"
  | "showEmail"
  | "showPhone"
  | "showPicture"
  | "showJobTitle"
>;
type Office = Pick<Organisation, "phone" | "urlName">;

export const isPublished = (
  { showOnHomepage }: Pick<PublishedPerson, "showOnHomepage">,
  office: Pick<Office, "urlName"> | undefined,
): boolean => showOnHomepage && Boolean(office?.urlName);

/** Numbers at work only; mobile ones are for colleagues. */
export const publishedFacts = (person: PublishedPerson, office: Pick<Office, "phone"> | undefined) => ({
  name: fullName(person),
  jobTitle: person.showJobTitle ? person.jobTitle : null,
  email: person.showEmail ? person.email : null,
  phone: person.showPhone
    ? (directDial(office?.phone ?? null, person.phoneExtension) ?? person.phoneLandline)
    : null,
});

export const officeGaps = [
  "urlName",
  "description",
  "picture",
  "address",
  "phone",
  "email",
  "homepage",
  "products",
] as const;
export type OfficeGap = (typeof officeGaps)[number];

export const gapsOf = (office: Organisation): readonly OfficeGap[] => {
  const isThere: Readonly<Record<OfficeGap, boolean>> = {
    urlName: office.urlName !== null,
    description: office.websiteDescriptionDE !== null,
    picture: office.pictures.some(({ kind }) => kind === "details"),
    address: office.street !== null && office.city !== null,
    phone: office.phone !== null,
    email: office.email !== null,
    homepage: office.homepage !== null,
    products: office.products !== null,
  };
  return officeGaps.filter((gap) => !isThere[gap]);
};
