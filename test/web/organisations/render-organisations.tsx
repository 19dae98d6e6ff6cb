import type { OfficeLink } from "../../../shared/organisations/link.ts";
import { organisationsRoutes } from "../../../web/organisations/organisations.routes.ts";
import { anOffice } from "../../support/people.builder.ts";
import { fakeServer, listed, versioned } from "../fake-server.ts";
import { everywhere, type SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

const officeAdmin = { grants: everywhere("ADMIN_ORG") };

/** Shows the area of the offices at an address, signed in: to somebody who administrates all of them, unless told. */
export const renderOrganisations = (at: string, person: SignedIn = officeAdmin) =>
  renderArea(organisationsRoutes, at, person);

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

/** Answers what the pages of one office ask. */
export const officeServer = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    "GET /v1/organisations": () => listed(melk),
    "GET /v1/organisations/summaries": () => listed(melk),
    "GET /v1/organisations/o1": () => versioned(melk, 3),
    "GET /v1/organisations/o1/links": () => listed(),
    "GET /v1/organisations/o1/employees": () => listed(),
    ...answers,
  });
