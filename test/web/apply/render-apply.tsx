import { applicationFiles } from "../../../shared/applications/application-files.ts";
import { positions } from "../../../shared/applications/position.ts";
import { applyRoutes } from "../../../web/apply/apply.routes.ts";
import { fakeServer, json } from "../fake-server.ts";
import { signOut } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/apply/apply.page.tsx";
import "../../../web/apply/consent.page.tsx";
import "../../../web/apply/sent.page.tsx";

export const FORM = "GET /v1/public/organisations/2/application-form";
export const SEND = "POST /v1/public/organisations/2/applications";

export const aForm = (overrides: object = {}) => ({
  organisation: { id: "2", name: "Kanzlei Linz", city: "Linz" },
  consent: { version: "2026-11", text: "Ich willige ein, dass die Kanzlei meine Angaben verarbeitet." },
  months: 6,
  positions: [...positions],
  files: { ...applicationFiles, types: [...applicationFiles.types] },
  ...overrides,
});

/** Shows the form of the office in Linz, or another address, to somebody who is not signed in. */
export const showApply = (answers: Parameters<typeof fakeServer>[0] = {}, at = "/apply/2") => {
  signOut();
  const server = fakeServer({
    [FORM]: () => json(aForm()),
    [SEND]: () => new Response(null, { status: 202 }),
    ...answers,
  });
  return { ...server, ...renderRoutes([{ HydrateFallback: () => null, children: applyRoutes }], at) };
};
