import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loginProblems, passkeyProblems } from "../../../shared/login/login.problems.ts";
import { LoginPage } from "../../../web/login/login.page.tsx";
import { fakePasskeys, refusal, usedCredential } from "../fake-passkeys.ts";
import { fakeServer, json, problem } from "../fake-server.ts";
import { aViewer, employee, signOut, user } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const path = "/v1/login/passkeys/sign-in";
const options = {
  rpId: "portal.test",
  challenge: "Y2hhbGxlbmdl",
  timeout: 300_000,
  userVerification: "required",
};
const routes = [
  { path: "/login", element: <LoginPage /> },
  { path: "*", element: <h1>Portal</h1> },
];

const openServer = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    [`POST ${path}/options`]: () => json(options),
    [`POST ${path}`]: () => json({ user, employee, viewer: aViewer() }),
    ...answers,
  });

const byPasskey = () => screen.findByRole("button", { name: "Mit Passkey anmelden" });

// Loaded when they are needed, which takes longer than a page is waited for.
beforeAll(async () => {
  await import("../../../web/login/sign-in-by-passkey.ts");
  await import("../../../web/login/offered-passkeys.tsx");
});
beforeEach(signOut);

describe("signing in by a passkey", () => {
  it("takes no name, and goes where one wanted to", async () => {
    fakePasskeys({ get: async () => usedCredential });
    const server = openServer();

    const page = renderRoutes(routes, "/login?returnUrl=%2Fnews");
    await page.user.click(await byPasskey());

    await screen.findByText("Portal");
    expect(page.address()).toBe("/news");
    expect(server.asked(`POST ${path}`)[0]?.body).toMatchObject({
      credential: { id: "Y3JlZGVudGlhbA", response: { userHandle: "dTE" } },
    });
  });

  it("begins by a suggestion in the field for the name, without a click", async () => {
    fakePasskeys({
      suggests: true,
      get: async ({ mediation }) =>
        mediation === "conditional" ? usedCredential : refusal("NotAllowedError"),
    });
    openServer();

    renderRoutes(routes, "/login");

    await screen.findByText("Portal");
  });

  it("offers suggestions without a word where they cannot be had", async () => {
    fakePasskeys({ suggests: true, get: () => refusal("NotAllowedError") });
    const server = openServer();

    renderRoutes(routes, "/login");

    await waitFor(() => expect(server.asked(`POST ${path}/options`)).toHaveLength(1));
    expect(screen.getByLabelText("Benutzername").getAttribute("autocomplete")).toBe("username webauthn");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["declined", () => refusal("NotAllowedError"), "Der Passkey wurde nicht bestätigt."],
    ["refused", async () => usedCredential, "Mit diesem Passkey können Sie sich hier nicht anmelden."],
  ])("says what happened where it was %s, and the password is there", async (_, get, sentence) => {
    fakePasskeys({ get });
    openServer({ [`POST ${path}`]: () => problem(passkeyProblems.refused) });

    const page = renderRoutes(routes, "/login");
    await page.user.click(await byPasskey());

    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
    screen.getByLabelText("Kennwort", { selector: "input" });
  });

  it("is not offered where the browser cannot", async () => {
    openServer();

    renderRoutes(routes, "/login");

    await screen.findByRole("button", { name: "Anmelden" });
    expect(screen.queryByRole("button", { name: "Mit Passkey anmelden" })).toBeNull();
  });
});

describe("a passkey after the password", () => {
  const typePassword = async () => {
    const page = renderRoutes(routes, "/login");
    await page.user.type(screen.getByLabelText("Benutzername"), "redaktion");
    await page.user.type(screen.getByLabelText("Kennwort", { selector: "input" }), "geheim");
    await page.user.click(screen.getByRole("button", { name: "Anmelden" }));
    return page;
  };
  const instead = { errors: [{ path: "passkey", message: "Statt des Codes genügt auch Ihr Passkey." }] };

  it("takes the place of the code, of that person only", async () => {
    fakePasskeys({ get: async () => usedCredential });
    const server = openServer({
      "POST /v1/login": () => problem(loginProblems.secondFactorRequired, instead),
    });

    const page = await typePassword();
    await page.user.click(await screen.findByRole("button", { name: "Stattdessen Passkey verwenden" }));

    await screen.findByText("Portal");
    expect(server.asked(`POST ${path}`)[0]?.body).toMatchObject({ username: "redaktion" });
  });

  it("is not offered who has none", async () => {
    fakePasskeys({ get: async () => usedCredential });
    openServer({ "POST /v1/login": () => problem(loginProblems.secondFactorRequired) });

    await typePassword();

    await screen.findByLabelText("Code");
    expect(screen.queryByRole("button", { name: "Stattdessen Passkey verwenden" })).toBeNull();
  });

  it("is all that is asked of who has nothing else", async () => {
    fakePasskeys({ get: async () => usedCredential });
    const server = openServer({ "POST /v1/login": () => problem(loginProblems.passkeyRequired) });

    const page = await typePassword();
    await screen.findByText(/Bestätigen Sie die Anmeldung jetzt mit Ihrem Passkey/);
    expect(screen.queryByLabelText("Code")).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Passkey verwenden" }));

    await screen.findByText("Portal");
    expect(server.asked(`POST ${path}`)[0]?.body).toMatchObject({ username: "redaktion" });
  });
});
