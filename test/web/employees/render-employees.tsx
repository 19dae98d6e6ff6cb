import { employeesRoutes } from "../../../web/employees/employees.routes.ts";
import { anEmployee, anOffice } from "../../support/people.builder.ts";
import { fakeServer, json, listed, versioned } from "../fake-server.ts";
import { everywhere, type SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

const officeAdmin = { grants: everywhere("ADMIN_ORG") };

/** Shows the area of the employees at an address, signed in: to somebody who administrates all offices, unless told. */
export const renderEmployees = (at: string, person: SignedIn = officeAdmin) =>
  renderArea(employeesRoutes, at, person);

export const melk = anOffice({ id: "o1", name: "Kanzlei Melk", phone: "+43 2752 1000" });
export const krems = anOffice({ id: "o2", name: "Kanzlei Krems" });
export const eva = anEmployee({
  id: "e7",
  title: null,
  firstname: "Eva",
  lastname: "Gruber",
  employedAt: "o1",
});

const PERSON = "/v1/organisations/employees/e7";

/** Answers what the pages about people ask. */
export const peopleServer = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    "GET /v1/organisations/summaries": () => listed(krems, melk),
    "GET /v1/organisations/employees": () => listed(eva),
    "GET /v1/organisations/employees/professions": () =>
      json({ jobTitles: ["Steuerberaterin"], specialties: ["Umgründungen"] }),
    [`GET ${PERSON}`]: () => versioned(eva, 3),
    [`GET ${PERSON}/articles`]: () => listed(),
    [`GET ${PERSON}/belongings`]: () => listed(),
    [`GET ${PERSON}/posts`]: () => json([]),
    "GET /v1/login/employees/e7/users": () => listed(),
    ...answers,
  });
