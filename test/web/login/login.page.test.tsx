import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { loginProblems } from "../../../shared/login/login.problems.ts";
import { LoginPage } from "../../../web/login/login.page.tsx";
import { fakeServer, json, noContent, problem } from "../fake-server.ts";
import { aViewer, employee, signOut, user } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const routes = [
  { path: "/login", element: <LoginPage /> },
  { path: "*", element: <h1>Portal</h1> },
];

const password = () => screen.getByLabelText("Kennwort", { selector: "input" });

const signInAt = async (address: string) => {
  const page = renderRoutes(routes, address);
  await page.user.type(screen.getByLabelText("Benutzername"), "redaktion");
  await page.user.type(password(), "geheim");
  await page.user.click(screen.getByRole("button", { name: "Anmelden" }));
  return page;
};

beforeEach(signOut);

describe("the login page", () => {
  it("signs in and goes back to where one came from", async () => {
    const server = fakeServer({ "POST /v1/login": () => json({ user, employee, viewer: aViewer() }) });

    const { address } = await signInAt("/login?returnUrl=%2Fnews%3Fseite%3D2");

    await screen.findByText("Portal");
    expect(address()).toBe("/news?seite=2");
    expect(server.asked("POST /v1/login")[0]?.body).toEqual({ username: "redaktion", password: "geheim" });
    expect(localStorage.getItem("currentUser")).toContain("redaktion");
  });

  it("stays in the portal whatever the address says", async () => {
    fakeServer({ "POST /v1/login": () => json({ user, employee: null, viewer: aViewer() }) });

    const { address } = await signInAt(`/login?returnUrl=${encodeURIComponent("//evil.test/")}`);

    await screen.findByText("Portal");
    expect(address()).toBe("/");
    expect(localStorage.getItem("currentEmployee")).toBeNull();
  });

  it("begins in the first field", () => {
    renderRoutes(routes, "/login");

    expect(document.activeElement).toBe(screen.getByLabelText("Benutzername"));
  });

  it("begins with the password where it knows the name", () => {
    renderRoutes(routes, "/login?username=redaktion");

    expect(document.activeElement).toBe(password());
  });

  it("says what was wrong and lets one try again at once", async () => {
    fakeServer({ "POST /v1/login": () => problem(loginProblems.wrongCredentials) });

    await signInAt("/login");

    expect((await screen.findByRole("alert")).textContent).toContain(
      "Benutzername oder Kennwort stimmt nicht.",
    );
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  it("leads whose password somebody else has chosen to one of their own, and signs in with that", async () => {
    const own = "Sieben Störche am Teich";
    const server = fakeServer({
      "POST /v1/login": ({ body }) =>
        (body as { password: string }).password === own
          ? json({ user, employee, viewer: aViewer() })
          : problem(loginProblems.passwordMustChange),
      "POST /v1/login/reset": noContent,
    });

    const page = await signInAt("/login?returnUrl=%2Fnews");
    await screen.findByText(/hat jemand anderer festgelegt/);
    const field = (name: string) => screen.getByLabelText(name, { selector: "input" });
    await waitFor(() => expect(document.activeElement).toBe(field("Neues Kennwort")));
    await page.user.type(field("Neues Kennwort"), own);
    await page.user.type(field("Neues Kennwort wiederholen"), own);
    await page.user.click(screen.getByRole("button", { name: "Kennwort festlegen und anmelden" }));

    await screen.findByText("Portal");
    expect(page.address()).toBe("/news");
    expect(server.asked("POST /v1/login/reset")[0]?.body).toEqual({
      username: "redaktion",
      code: "geheim",
      newPassword: own,
    });
  });

  it("says how long to wait after too many tries", async () => {
    fakeServer({ "POST /v1/login": () => problem(loginProblems.throttled, {}, { "Retry-After": "840" }) });

    await signInAt("/login");

    expect((await screen.findByRole("alert")).textContent).toContain("in 14 Minuten noch einmal");
  });

  it("asks for what is missing without asking the server", async () => {
    const server = fakeServer({});
    const { user: person } = renderRoutes(routes, "/login");

    await person.click(screen.getByRole("button", { name: "Anmelden" }));

    await waitFor(() =>
      expect(screen.getByLabelText("Benutzername").getAttribute("aria-invalid")).toBe("true"),
    );
    expect(document.activeElement).toBe(screen.getByLabelText("Benutzername"));
    expect(server.asked("POST /v1/login")).toEqual([]);
  });

  it("shows the password on request", async () => {
    const { user: person } = renderRoutes(routes, "/login");

    await person.click(screen.getByRole("button", { name: "Kennwort anzeigen" }));

    expect(password().getAttribute("type")).toBe("text");
    expect(screen.getByRole("button", { name: "Kennwort verbergen" })).toBeDefined();
  });
});

describe("the login page of who has a second factor", () => {
  /** A server that asks for a code and takes one. */
  const asking = (answerTo: (code: unknown) => Response) =>
    fakeServer({
      "POST /v1/login": ({ body }) => {
        const { code } = body as { code?: string };
        return code === undefined ? problem(loginProblems.secondFactorRequired) : answerTo(code);
      },
    });
  const code = () => screen.findByLabelText("Code");

  it("asks for the code after the password, and signs in with both", async () => {
    const server = asking(() => json({ user, employee, viewer: aViewer() }));

    const page = await signInAt("/login?returnUrl=%2Fnews");
    await page.user.type(await code(), "123 456");
    expect(document.activeElement).toBe(await code());
    expect(screen.queryByRole("alert")).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Anmelden" }));

    await screen.findByText("Portal");
    expect(page.address()).toBe("/news");
    expect(server.asked("POST /v1/login").map(({ body }) => body)).toEqual([
      { username: "redaktion", password: "geheim" },
      { username: "redaktion", password: "geheim", code: "123 456" },
    ]);
  });

  it("says that a code was wrong and takes another at once", async () => {
    asking((tried) =>
      tried === "111111"
        ? problem(loginProblems.secondFactorWrong)
        : json({ user, employee, viewer: aViewer() }),
    );

    const page = await signInAt("/login");
    await page.user.type(await code(), "111111");
    await page.user.click(screen.getByRole("button", { name: "Anmelden" }));
    expect((await screen.findByRole("alert")).textContent).toContain("stimmt nicht oder wurde schon benutzt");
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    await page.user.clear(await code());
    await page.user.type(await code(), "222222{Enter}");

    await screen.findByText("Portal");
  });

  it("takes a recovery code in its place", async () => {
    const server = asking(() => json({ user, employee, viewer: aViewer() }));

    const page = await signInAt("/login");
    await page.user.click(await screen.findByRole("button", { name: "Wiederherstellungscode verwenden" }));
    await page.user.type(screen.getByLabelText("Wiederherstellungscode"), "abcd-efgh-jkmn{Enter}");

    await screen.findByText("Portal");
    expect(server.asked("POST /v1/login")[1]?.body).toMatchObject({ code: "abcd-efgh-jkmn" });
  });

  it("does not send an empty code", async () => {
    const server = asking(() => json({ user, employee, viewer: aViewer() }));

    const page = await signInAt("/login");
    await code();
    await page.user.click(screen.getByRole("button", { name: "Anmelden" }));

    await waitFor(async () => expect((await code()).getAttribute("aria-invalid")).toBe("true"));
    expect(server.asked("POST /v1/login")).toHaveLength(1);
  });

  it("begins anew with the password where it is no longer right", async () => {
    asking(() => problem(loginProblems.wrongCredentials));

    const page = await signInAt("/login");
    await page.user.type(await code(), "111111{Enter}");

    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(screen.getByRole("alert").textContent).toContain("Benutzername oder Kennwort stimmt nicht.");
  });

  it("lets somebody else sign in instead", async () => {
    asking(() => json({ user, employee, viewer: aViewer() }));

    const page = await signInAt("/login");
    await page.user.click(await screen.findByRole("button", { name: "Mit anderem Benutzer anmelden" }));

    expect((password() as HTMLInputElement).value).toBe("");
    screen.getByLabelText("Benutzername");
  });
});
