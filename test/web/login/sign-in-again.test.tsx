import { useMutation } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sessionProblems } from "../../../shared/contract/general.problems.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { loginProblems } from "../../../shared/login/login.problems.ts";
import { call } from "../../../web/app/client/call.ts";
import { useIsSessionExpired } from "../../../web/app/client/session.ts";
import { Guard } from "../../../web/app/shell/guard.tsx";
import { SignInAgain } from "../../../web/login/sign-in-again.tsx";
import { fakeServer, json, problem } from "../fake-server.ts";
import { aViewer, employee, signIn, user } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const Editor = () => {
  const isExpired = useIsSessionExpired();
  const save = useMutation({ mutationFn: () => call(login.profile.update, { body: { specialty: "Bau" } }) });

  return (
    <>
      <input aria-label="Titel" />
      <button type="button" onClick={() => save.mutate()}>
        {save.isSuccess ? "Gespeichert" : "Speichern"}
      </button>
      {isExpired && <SignInAgain />}
    </>
  );
};

const routes = [
  { path: "/login", element: <h1>Anmelden</h1> },
  { Component: Guard, children: [{ path: "*", element: <Editor /> }] },
];

const EDITOR = "/news/articles/1/edit";

/** A portal whose sessions end and begin as the test says. */
const openPortal = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const state = { isKnown: true, isDeactivated: false, asksForCode: false };
  const server = fakeServer({
    ...answers,
    "PATCH /v1/login/profile": () => {
      if (state.isDeactivated) return problem(sessionProblems.deactivated);
      return state.isKnown ? json(employee) : problem(sessionProblems.missing);
    },
    "POST /v1/login": ({ body }) => {
      if (state.asksForCode && !(body as { code?: string }).code) {
        return problem(loginProblems.secondFactorRequired);
      }
      state.isKnown = true;
      return json({ user, employee, viewer: aViewer() });
    },
  });
  return { state, server };
};

const save = () => screen.getByRole("button", { name: /Speichern|Gespeichert/ });

/** Somebody who has saved, and saves once more when the session has ended. */
const interrupted = async (
  ending: Partial<ReturnType<typeof openPortal>["state"]> = { isKnown: false },
  answers: Parameters<typeof openPortal>[0] = {},
) => {
  const { state, server } = openPortal(answers);
  const page = renderRoutes(routes, EDITOR);
  await page.user.click(save());
  await screen.findByText("Gespeichert");
  await page.user.type(screen.getByLabelText("Titel"), "Lang überlegt");
  Object.assign(state, ending);
  await page.user.click(save());
  return { state, server, page };
};

beforeEach(() => signIn());

describe("a session that ends while somebody writes", () => {
  it("is begun again above the page, and what was typed is still there", async () => {
    const { server, page } = await interrupted();

    await page.user.type(await screen.findByLabelText("Kennwort", { selector: "input" }), "geheim");
    await page.user.click(screen.getByRole("button", { name: "Anmelden" }));

    await waitFor(() => expect(screen.queryByLabelText("Kennwort")).toBeNull());
    expect(server.asked("POST /v1/login")[0]?.body).toEqual({ username: user.username, password: "geheim" });
    expect(page.address()).toBe(EDITOR);
    expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Lang überlegt");
  });

  it("says that the access is deactivated, and asks for no password", async () => {
    const { page } = await interrupted({ isDeactivated: true });

    const dialog = within(await screen.findByRole("dialog", { name: "Ihr Zugang ist deaktiviert" }));
    expect(dialog.queryByLabelText("Kennwort")).toBeNull();
    expect(screen.queryByText(/abgelaufen/)).toBeNull();
    await page.user.click(dialog.getByRole("button", { name: "Abmelden" }));

    await screen.findByRole("heading", { name: "Anmelden" });
  });

  it("asks for the code of a second factor, too", async () => {
    const { server, page } = await interrupted({ isKnown: false, asksForCode: true });

    await page.user.type(await screen.findByLabelText("Kennwort", { selector: "input" }), "geheim{Enter}");
    await page.user.type(await screen.findByLabelText("Code"), "123456{Enter}");

    await waitFor(() => expect(screen.queryByLabelText("Code")).toBeNull());
    expect(server.asked("POST /v1/login")[1]?.body).toEqual({
      username: user.username,
      password: "geheim",
      code: "123456",
    });
    expect(page.address()).toBe(EDITOR);
  });

  it("repeats the save it has interrupted, once", async () => {
    const { server, page } = await interrupted();

    await page.user.type(await screen.findByLabelText("Kennwort", { selector: "input" }), "geheim{Enter}");

    await screen.findByText("Gespeichert");
    const bodies = server.asked("PATCH /v1/login/profile").map(({ body }) => body);
    expect(bodies).toEqual(Array.from({ length: 3 }, () => ({ specialty: "Bau" })));
  });

  it("is begun again, too, by signing in in another tab", async () => {
    const { state } = await interrupted();
    await screen.findByLabelText("Kennwort", { selector: "input" });

    state.isKnown = true;
    await act(() => call(login.profile.update, { body: { specialty: "Bau" } }));

    await waitFor(() => expect(screen.queryByLabelText("Kennwort")).toBeNull());
    await screen.findByText("Gespeichert");
  });

  it("can be left for good", async () => {
    const { page } = await interrupted();

    await page.user.click(await screen.findByRole("button", { name: "Abmelden" }));

    await screen.findByRole("heading", { name: "Anmelden" });
    expect(page.address()).toBe("/login");
    expect(localStorage.getItem("currentUser")).toBeNull();
  });

  it("leads to the login page where it was over before the page began", async () => {
    const { state } = openPortal();
    state.isKnown = false;
    const page = renderRoutes(routes, "/home");

    await page.user.click(save());

    await waitFor(() => expect(page.address()).toBe("/login?returnUrl=%2Fhome"));
  });
});

describe("a session that ends where the firm has accounts", () => {
  const expire = async (passwordsForAdministratorsOnly = false) => {
    const { state, server, page } = await interrupted(
      { isKnown: false },
      {
        "GET /v1/login/providers": () =>
          json({ data: [{ id: "entra", label: "Microsoft" }], passwordsForAdministratorsOnly }),
      },
    );
    return {
      state,
      server,
      page,
      button: await screen.findByRole("link", { name: "Mit Firmenkonto anmelden" }),
    };
  };

  /** What another window of this browser does. */
  const signInElsewhere = (userId = user.id) => {
    const stored = { ...user, id: userId, viewer: aViewer(), since: Date.now() };
    localStorage.setItem("currentUser", JSON.stringify(stored));
    window.dispatchEvent(new StorageEvent("storage", { key: "currentUser" }));
  };

  it("is begun again in a window of its own, and what was asked for is done", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { state, server, page, button } = await expire();
    const saved = server.asked("PATCH /v1/login/profile").length;

    await page.user.click(button);
    state.isKnown = true;
    act(() => signInElsewhere());

    await screen.findByText("Sie sind wieder angemeldet.");
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining("/v1/login/providers/entra?returnUrl=%2Fsigned-in"),
      "firm-account",
      expect.stringContaining("popup"),
    );
    await waitFor(() => expect(server.asked("PATCH /v1/login/profile")).toHaveLength(saved + 1));
    expect(page.address()).toBe(EDITOR);
    expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Lang überlegt");
  });

  it("asks for no password who has none", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    await expire(true);

    expect(screen.queryByLabelText("Kennwort", { selector: "input" })).toBeNull();
    expect(screen.getByRole("button", { name: "Abmelden" })).toBeTruthy();
  });
});
