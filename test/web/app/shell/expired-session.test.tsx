import { useMutation } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sessionProblems } from "../../../../shared/contract/general.problems.ts";
import { login } from "../../../../shared/login/login.contract.ts";
import { call } from "../../../../web/app/client/call.ts";
import { loseSession, proveSession, startSession } from "../../../../web/app/client/session.ts";
import { json, problem } from "../../fake-server.ts";
import { aViewer, employee, user as person, signIn, signOut } from "../../people.ts";
import { openShell } from "./open-shell.tsx";

const Editor = () => {
  const save = useMutation({ mutationFn: () => call(login.profile.update, { body: { specialty: "Bau" } }) });
  return (
    <>
      <input aria-label="Titel" />
      <button type="button" onClick={() => save.mutate()}>
        Speichern
      </button>
    </>
  );
};

beforeEach(() => signIn());

// What still waits for signing in again would go on with the next test.
afterEach(() => act(signOut));

it("leaves the page in the frame as it is, below the sign-in", async () => {
  const { user, address } = openShell([{ path: "home", element: <Editor /> }], {
    "PATCH /v1/login/profile": () => problem(sessionProblems.missing),
  });
  await user.type(await screen.findByLabelText("Titel"), "Lang überlegt");
  proveSession();

  await user.click(screen.getByRole("button", { name: "Speichern" }));

  await screen.findByLabelText("Kennwort", { selector: "input" });
  expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Lang überlegt");
  expect(address()).toBe("/home");
});

const dialog = () => screen.queryByRole("dialog", { name: "Bitte melden Sie sich wieder an" });

/** A save that is on its way while the session ends; only its first try is answered late. */
const saveOnTheWay = async () => {
  const late = Promise.withResolvers<Response>();
  const { user, server } = openShell([{ path: "home", element: <Editor /> }], {
    "PATCH /v1/login/profile": () => (saves().length === 1 ? late.promise : json({})),
  });
  const saves = () => server.asked("PATCH /v1/login/profile");
  const save = await screen.findByRole("button", { name: "Speichern" });
  proveSession();
  await user.click(save);
  await waitFor(() => expect(saves()).toHaveLength(1));
  act(loseSession);
  await waitFor(() => expect(dialog()).not.toBeNull());
  return { answer: (how: Response) => act(async () => late.resolve(how)), saves };
};

it("is not ended again by an answer from before one has signed in again, and saves what waited", async () => {
  const { answer, saves } = await saveOnTheWay();
  act(() => startSession({ user: person, employee, viewer: aViewer() }));
  await waitFor(() => expect(dialog()).toBeNull());

  await answer(problem(sessionProblems.missing));

  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(dialog()).toBeNull();
});

it("is not proven by an answer from before its end", async () => {
  const { answer } = await saveOnTheWay();

  await answer(json({}));

  expect(dialog()).not.toBeNull();
});
