import type { Application } from "../../../shared/applications/application.ts";
import { applicationsRoutes } from "../../../web/applications/applications.routes.ts";
import { fakeServer, listed, versioned } from "../fake-server.ts";
import type { SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

export const LIST = "GET /v1/organisations/1/applications";
export const ONE = "/v1/organisations/1/applications/a1";

export const anApplication = (overrides: Partial<Application> = {}): Application => ({
  id: "a1",
  organisationId: "1",
  isProcessed: false,
  stage: "new",
  salutation: "Frau",
  firstname: "Änne",
  lastname: "Groß",
  street: "Hauptstraße 1",
  zip: "4020",
  city: "Linz",
  phone: "+43 660 1234567",
  email: "aenne+jobs@applicant.example",
  birthdate: "1998-05-17",
  positions: ["wirtschaftspruefung"],
  position_other: null,
  education_school: "HAK Linz",
  education_university: null,
  education_degree: null,
  current_position: null,
  additional_qualitfications: "BMD",
  comments: null,
  filesCount: 2,
  createdAt: "2026-05-20T08:00:00.000Z",
  modifiedAt: "2026-05-20T08:00:00.000Z",
  deleteAt: "2026-12-01T08:00:00.000Z",
  consentUntil: null,
  consentAskedAt: null,
  isExpiring: false,
  duplicates: [],
  files: [
    { id: "f1", fileName: "Lebenslauf.pdf", contentType: "application/pdf", size: 40_000 },
    { id: "f2", fileName: "Foto.jpg", contentType: "image/jpeg", size: 80_000 },
  ],
  consent: { version: "2026-11", text: "Ich willige ein.", at: "2026-05-20T08:00:00.000Z" },
  earlier: [],
  history: [],
  notes: [],
  readers: [],
  ...overrides,
});

export const read = (application: Application) => versioned(application, "v1");

interface Shown {
  readonly applications?: readonly Application[];
  readonly answers?: Parameters<typeof fakeServer>[0];
  readonly person?: SignedIn;
}

/** Shows an address of the applications, to the director of the office in Vienna unless told. */
export const showApplications = (at: string, shown: Shown = {}) => {
  const { applications = [anApplication()], answers = {}, person = { isDirector: true } } = shown;
  const [first = anApplication()] = applications;
  const server = fakeServer({
    "GET /v1/organisations/summaries": () =>
      listed({ id: "1", name: "Kanzlei Wien" }, { id: "2", name: "Kanzlei Linz" }),
    [LIST]: () => listed(...applications),
    [`GET ${ONE}`]: () => read(first),
    ...answers,
  });
  return { ...server, ...renderArea(applicationsRoutes, at, person) };
};
