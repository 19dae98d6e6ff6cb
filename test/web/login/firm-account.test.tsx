import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sessionProblems } from "../../../shared/contract/general.problems.ts";
import { signInFaults } from "../../../shared/login/federation.ts";
import { currentSession } from "../../../web/app/client/session.ts";
import { LoginPage } from "../../../web/login/login.page.tsx";
import { faultText } from "../../../web/login/sign-in-fault.text.ts";
import { SignedInPage } from "../../../web/login/signed-in.page.tsx";
import { fakeServer, json, problem } from "../fake-server.ts";
import { aViewer, employee, signOut, user } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const routes = [
  { path: "/login", element: <LoginPage /> },
  { path: "/signed-in", element: <SignedInPage /> },
  { path: "*", element: <h1>Portal</h1> },
];

const one = [{ id: "entra", label: "Microsoft" }];

const withProviders = (data: readonly object[] = one, passwordsForAdministratorsOnly = false) =>
  fakeServer({
    "GET /v1/login/providers": () => json({ data, passwordsForAdministratorsOnly }),
    "GET /v1/login/session": () => json({ user, employee, viewer: aViewer() }),
  });

const link = (name: string | RegExp) => screen.findByRole("link", { name });
const passwords = () => screen.queryByLabelText("Kennwort", { selector: "input" });

beforeEach(() => {
  localStorage.clear();
  signOut();
});

describe("the login page where the firm has accounts", () => {
  it("offers them first, and leads back to where one came from", async () => {
    withProviders();
    renderRoutes(routes, "/login?returnUrl=%2Fnews%3Fseite%3D2");

    const button = await link("Mit Firmenkonto anmelden");

    expect(button.getAttribute("href")).toBe("/v1/login/providers/entra?returnUrl=%2Fnews%3Fseite%3D2");
    expect(button.compareDocumentPosition(screen.getByLabelText("Benutzername"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it("names them where there are several", async () => {
    withProviders([...one, { id: "google", label: "Google" }]);
    renderRoutes(routes, "/login");

    expect(await link("Mit Firmenkonto anmelden: Microsoft")).toBeTruthy();
    expect(await link("Mit Firmenkonto anmelden: Google")).toBeTruthy();
  });

  it("begins with what it has shown before, so that nothing moves", async () => {
    withProviders();
    const { router } = renderRoutes(routes, "/login");
    await link("Mit Firmenkonto anmelden");
    await router.navigate("/elsewhere");

    renderRoutes(routes, "/login");

    expect(screen.getByRole("link", { name: "Mit Firmenkonto anmelden" })).toBeTruthy();
  });

  it("keeps passwords for administrators behind a button where the others have none", async () => {
    withProviders(one, true);
    const page = renderRoutes(routes, "/login");
    await link("Mit Firmenkonto anmelden");
    expect(passwords()).toBeNull();

    await page.user.click(screen.getByRole("button", { name: "Als Administrator mit Kennwort anmelden" }));

    expect(passwords()).toBeTruthy();
  });

  it.each(signInFaults)("says in a sentence why it did not work: %s", async (fault) => {
    withProviders();
    renderRoutes(routes, `/login?fehler=${fault}`);

    expect((await screen.findByRole("alert")).textContent).toContain(faultText[fault]);
  });

  it("says nothing where the address has something else", async () => {
    withProviders();
    renderRoutes(routes, "/login?fehler=erfunden");

    await link("Mit Firmenkonto anmelden");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("coming back from the provider", () => {
  it("takes the session over, and goes on", async () => {
    withProviders();
    const { address } = renderRoutes(routes, "/login?angemeldet=1&returnUrl=%2Fnews");

    await screen.findByText("Portal");
    expect(address()).toBe("/news");
    expect(currentSession()?.user.id).toBe(user.id);
  });

  it("shows the page to sign in where there is no session", async () => {
    fakeServer({ "GET /v1/login/session": () => problem(sessionProblems.missing) });
    const { address } = renderRoutes(routes, "/login?angemeldet=1");

    expect(await screen.findByLabelText("Benutzername")).toBeTruthy();
    expect(address()).toBe("/login");
  });

  it("closes the window that was opened for it, and other windows hear of it", async () => {
    const close = vi.spyOn(window, "close").mockImplementation(() => {});
    withProviders();
    const before = localStorage.getItem("currentUser");
    renderRoutes(routes, "/login?angemeldet=1&returnUrl=%2Fsigned-in");

    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(localStorage.getItem("currentUser")).not.toBe(before);
  });
});
