import type { OfficeLink } from "../../../shared/organisations/link.ts";
import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { organisationsRoutes } from "../../../web/organisations/organisations.routes.ts";
import { anOffice } from "../../support/people.builder.ts";
import { fakeServer, json } from "../fake-server.ts";
import { everywhere, type SignedIn, signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const officeAdmin = { grants: everywhere("ADMIN_ORG") };

/** Shows the area of the offices at an address, signed in: to somebody who administrates all of them, unless told. */
export const renderOrganisations = (at: string, person: SignedIn = officeAdmin) => {
  signIn(person);
  return renderRoutes(
    [
      {
        HydrateFallback: () => null,
        Component: PageRegion,
        children: [...organisationsRoutes, { path: "*", element: null }],
      },
    ],
    at,
  );
};

export const melk = anOffice({
  id: "o1",
  name: "Kanzlei Melk",
  city: "Melk",
  websiteDescriptionDE: "Wir beraten.",
  websiteDescriptionEN: "We advise.",
  contactDescriptionDE: "Am Rathausplatz.",
});

export const aLink = (name: string, ordering: number): OfficeLink => ({
  id: `link-${ordering}`,
  name,
  url: `https://${name.toLowerCase()}.example`,
  ordering,
  organisationId: "o1",
});

export const versioned = (entity: unknown, version: number) =>
  json(entity, { headers: { ETag: `"${version}"` } });

/** Answers what the pages of one office ask. */
export const officeServer = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    "GET /v1/health": () => json({ status: "ok" }),
    "GET /v1/organisations": () => json({ totalCount: 1, data: [melk] }),
    "GET /v1/organisations/summaries": () => json({ totalCount: 1, data: [melk] }),
    "GET /v1/organisations/o1": () => versioned(melk, 3),
    "GET /v1/organisations/o1/links": () => json({ totalCount: 0, data: [] }),
    "GET /v1/organisations/o1/employees": () => json({ totalCount: 0, data: [] }),
    ...answers,
  });
