import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { loginProblems } from "../../../shared/login/login.problems.ts";
import { ResetPage } from "../../../web/login/reset.page.tsx";
import { fakeServer, json, noContent, problem } from "../fake-server.ts";
import { aViewer, employee, signOut, user } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const routes = [
  { path: "/reset", element: <ResetPage /> },
  { path: "*", element: <h1>Portal</h1> },
];
const PASSWORD = "Sieben Störche am Teich";
const link = "/reset?username=anna.gruber&code=abc";
const field = (name: string) => screen.getByLabelText(name, { selector: "input" });

const setPassword = async (password: string, repeated = password) => {
  const page = renderRoutes(routes, link);
  await page.user.type(field("Neues Kennwort"), password);
  await page.user.type(field("Neues Kennwort wiederholen"), repeated);
  await page.user.click(screen.getByRole("button", { name: "Kennwort festlegen und anmelden" }));
  return page;
};

beforeEach(signOut);

describe("who has forgotten the password", () => {
  it("asks for a link, and hears nothing of whether there is such a user", async () => {
    const server = fakeServer({ "GET /v1/login/forgotPassword": noContent });
    const { user } = renderRoutes(routes, "/reset");

    await user.type(screen.getByLabelText("Benutzername oder E-Mail-Adresse"), "anna@kanzlei.example");
    await user.click(screen.getByRole("button", { name: "Link anfordern" }));

    const said = (await screen.findByRole("status")).textContent;
    expect(said).toContain("Wenn es dazu einen Benutzer gibt");
    expect(said).toContain("gilt eine Stunde");
    expect(server.seen[0]?.url.searchParams.get("username")).toBe("anna@kanzlei.example");
  });

  it("sets a new one by the link, and is signed in with it", async () => {
    const server = fakeServer({
      "POST /v1/login/reset": noContent,
      "POST /v1/login": () => json({ user, employee, viewer: aViewer() }),
    });

    const { address } = await setPassword(PASSWORD);

    await screen.findByText("Portal");
    expect(address()).toBe("/");
    expect(server.seen.map(({ body }) => body)).toEqual([
      { username: "anna.gruber", code: "abc", newPassword: PASSWORD },
      { username: "anna.gruber", password: PASSWORD },
    ]);
  });

  it("still needs the second factor", async () => {
    const server = fakeServer({
      "POST /v1/login/reset": noContent,
      "POST /v1/login": ({ body }) =>
        (body as { code?: string }).code
          ? json({ user, employee, viewer: aViewer() })
          : problem(loginProblems.secondFactorRequired),
    });

    const page = await setPassword(PASSWORD);
    const code = await screen.findByLabelText("Code");
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.getByRole("status").textContent).toContain("gilt ab jetzt");
    await page.user.type(code, "123456{Enter}");

    await screen.findByText("Portal");
    expect(server.asked("POST /v1/login").at(-1)?.body).toEqual({
      username: "anna.gruber",
      password: PASSWORD,
      code: "123456",
    });
  });

  it("is led to the sign-in, under the same name, where that did not work at once", async () => {
    fakeServer({
      "POST /v1/login/reset": noContent,
      "POST /v1/login": () => problem(loginProblems.throttled, {}, { "Retry-After": "60" }),
    });

    const { user: person, address } = await setPassword(PASSWORD);

    await screen.findByText(/gilt ab jetzt/);
    await person.click(screen.getByRole("link", { name: "Zur Anmeldung" }));
    expect(address()).toBe("/login?username=anna.gruber");
  });

  it.each([
    ["too short", "zu kurz", "zu kurz", "mindestens 12 Zeichen"],
    ["easily guessed", "anna.gruber2026", "anna.gruber2026", "Ihr Name"],
    ["typed differently", PASSWORD, "Sieben Störche am See", "nicht gleich"],
  ])("is told before anything is sent that it is %s", async (_, password, repeated, said) => {
    const server = fakeServer({});

    await setPassword(password, repeated);

    expect(await screen.findByText(new RegExp(said))).toBeDefined();
    expect(server.seen).toEqual([]);
  });

  it("sees while typing how good it is, and what would make it better", async () => {
    fakeServer({});
    const page = renderRoutes(routes, link);
    const strength = screen.getByRole("status");
    expect(strength.textContent).toBe("");

    await page.user.type(field("Neues Kennwort"), "abcdefg");
    await waitFor(() => expect(strength.textContent).toContain("Stärke: zu kurz"));
    await page.user.type(field("Neues Kennwort"), "hijklmn");
    await waitFor(() => expect(strength.textContent).toContain("Stärke: leicht zu erraten"));
    expect(strength.textContent).toContain("Nehmen Sie ein oder zwei Wörter dazu");
    await page.user.type(field("Neues Kennwort"), " im Wohnzimmer");

    await waitFor(() => expect(strength.textContent).toContain("ohne einfaches Muster"));
  });

  it("is promised nothing for a password that many have, and hears of it from the server", async () => {
    const errors = [{ path: "newPassword", message: "Dieses Kennwort haben viele." }];
    fakeServer({ "POST /v1/login/reset": () => problem(loginProblems.passwordTooWeak, { errors }) });
    const page = renderRoutes(routes, link);
    const strength = screen.getByRole("status");

    await page.user.type(field("Neues Kennwort"), "counterstrike");
    await waitFor(() => expect(strength.textContent).toContain("wird beim Absenden geprüft"));
    expect(strength.textContent).not.toMatch(/gut|stark/);
    await page.user.type(field("Neues Kennwort wiederholen"), "counterstrike");
    await page.user.click(screen.getByRole("button", { name: "Kennwort festlegen und anmelden" }));

    await screen.findByText("Dieses Kennwort haben viele.");
    expect(strength.textContent).toBe("");
  });

  it("hears of a link that is no longer good, and gets another one", async () => {
    fakeServer({ "POST /v1/login/reset": () => problem(loginProblems.resetInvalid) });

    const { user } = await setPassword(PASSWORD);

    expect((await screen.findByRole("alert")).textContent).toContain("gilt nicht mehr");
    await user.click(screen.getByRole("link", { name: "Neuen Link anfordern" }));
    expect(screen.getByRole("button", { name: "Link anfordern" })).toBeDefined();
  });
});
