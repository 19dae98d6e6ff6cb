import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { publicFileAddress } from "../../../shared/files/file-address.ts";
import { publicFeedAddress, publicImprintAddress } from "../../../shared/news/public-address.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { type Organisation, pictureOf } from "../../../shared/organisations/organisation.ts";
import { organisationProblems } from "../../../shared/organisations/organisations.problems.ts";
import { type PublicLanguage, publicOfficeAddress } from "../../../shared/organisations/public-address.ts";
import type { PublicEmployee, PublicOffice } from "../../../shared/organisations/public-organisation.ts";
import { publishedFacts } from "../../../shared/organisations/published.ts";
import { everything, visibleBy } from "../../platform/collection/visible.ts";
import { Problem } from "../../platform/http/problem.ts";
import { listPublicArticles } from "../articles/public-article-access.ts";
import { publicSummaryOf } from "../articles/public-shape.ts";
import type { PublicDeps } from "../public.deps.ts";
import { publicText } from "../public.text.ts";

const NEWEST = 5;

type Deps = PublicDeps & { readonly now: Date };

export interface PublishingOffice extends Organisation {
  readonly urlName: string;
}

export const publishingOffices = (offices: readonly Organisation[]): readonly PublishingOffice[] =>
  offices.flatMap((office) => (office.urlName ? [{ ...office, urlName: office.urlName }] : []));

/** The languages that the office describes itself in, and German in any case. */
export const languagesOf = (office: Organisation): readonly PublicLanguage[] => [
  "de",
  ...(office.websiteDescriptionEN === null ? [] : ["en" as const]),
  ...(office.websiteDescriptionIT === null ? [] : ["it" as const]),
];

export const noPage = (): never => {
  throw new Problem(organisationProblems.notFound, { detail: publicText.noPage });
};

export const loadOffice = async (
  urlName: string,
  { organisations }: Pick<PublicDeps, "organisations">,
): Promise<PublishingOffice> => {
  const id = await organisations.findIdByUnique("urlName", urlName);
  const office = id === undefined ? undefined : await organisations.find(id);
  return office?.urlName === urlName ? { ...office, urlName } : noPage();
};

const shownBy = visibleBy(
  (officeId: string, person: Pick<Employee, "employedAt" | "showOnHomepage">) =>
    person.employedAt === officeId && person.showOnHomepage,
);

const byHomepageOrder = (one: Employee, other: Employee) =>
  (one.homepageOrder ?? Number.MAX_SAFE_INTEGER) - (other.homepageOrder ?? Number.MAX_SAFE_INTEGER);

const publicEmployeeOf = (person: Employee, office: Organisation): PublicEmployee => {
  const { profilePictureId, profilePictureAltText, showPicture } = person;
  return {
    ...publishedFacts(person, office),
    picture:
      showPicture && profilePictureId !== null
        ? { url: publicFileAddress(profilePictureId, "thumbnail"), alt: profilePictureAltText }
        : null,
  };
};

export const articlesOf = (office: Organisation, config: { skip?: number; limit: number }, deps: Deps) => {
  const ofOffice = { field: "organisation", values: [office.id], comparator: "eq" } as const;
  return listPublicArticles(deps.articles, listConfig({ ...config, filters: [ofOffice] }), deps.now);
};

export const publicOfficeOf = async (office: PublishingOffice, deps: Deps): Promise<PublicOffice> => {
  const all = listConfig({ limit: MAX_LIMIT });
  const [people, links, customers, articles] = await Promise.all([
    deps.employees.list(all, shownBy(office.id)),
    deps.officeLinks.of(office.id),
    deps.customersOf(office.id).list(all, everything),
    articlesOf(office, { limit: NEWEST }, deps),
  ]);
  const pictureId = pictureOf(office, "details");
  return {
    ...office,
    url: publicOfficeAddress(office.urlName),
    imprintUrl: publicImprintAddress(office.id),
    feedUrl: publicFeedAddress(office.id),
    pictureUrl: pictureId && publicFileAddress(pictureId, "preview"),
    descriptions: {
      de: office.websiteDescriptionDE,
      en: office.websiteDescriptionEN,
      it: office.websiteDescriptionIT,
    },
    contactDescriptions: { de: office.contactDescriptionDE, en: office.contactDescriptionEN, it: null },
    links: [...links],
    customers: customers.data,
    employees: people.data.toSorted(byHomepageOrder).map((person) => publicEmployeeOf(person, office)),
    articles: articles.data.map(publicSummaryOf),
  };
};
