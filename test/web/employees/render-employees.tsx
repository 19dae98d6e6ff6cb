import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { employeesRoutes } from "../../../web/employees/employees.routes.ts";
import { anEmployee, anOffice } from "../../support/people.builder.ts";
import { fakeServer, json } from "../fake-server.ts";
import { everywhere, type SignedIn, signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const officeAdmin = { grants: everywhere("ADMIN_ORG") };

/** Shows the area of the employees at an address, signed in: to somebody who administrates all offices, unless told. */
export const renderEmployees = (at: string, person: SignedIn = officeAdmin) => {
  signIn(person);
  return renderRoutes(
    [
      {
        HydrateFallback: () => null,
        Component: PageRegion,
        children: [...employeesRoutes, { path: "*", element: null }],
      },
    ],
    at,
  );
};

export const melk = anOffice({ id: "o1", name: "Kanzlei Melk", phone: "+43 2752 1000" });
export const krems = anOffice({ id: "o2", name: "Kanzlei Krems" });
export const eva = anEmployee({
  id: "e7",
  title: null,
  firstname: "Eva",
  lastname: "Gruber",
  employedAt: "o1",
});

export const versioned = (entity: unknown, version: number) =>
  json(entity, { headers: { ETag: `"${version}"` } });

const PERSON = "/v1/organisations/employees/e7";

/** Answers what the pages about people ask. */
export const peopleServer = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    "GET /v1/health": () => json({ status: "ok" }),
    "GET /v1/organisations/summaries": () => json({ totalCount: 2, data: [krems, melk] }),
    "GET /v1/organisations/employees": () => json({ totalCount: 1, data: [eva] }),
    "GET /v1/organisations/employees/professions": () =>
      json({ jobTitles: ["Steuerberaterin"], specialties: ["Umgründungen"] }),
    [`GET ${PERSON}`]: () => versioned(eva, 3),
    [`GET ${PERSON}/articles`]: () => json({ totalCount: 0, data: [] }),
    [`GET ${PERSON}/belongings`]: () => json({ totalCount: 0, data: [] }),
    [`GET ${PERSON}/posts`]: () => json([]),
    "GET /v1/login/employees/e7/users": () => json({ totalCount: 0, data: [] }),
    ...answers,
  });
