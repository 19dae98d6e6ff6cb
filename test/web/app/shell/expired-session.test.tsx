import { useMutation } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { sessionProblems } from "../../../../shared/contract/general.problems.ts";
import { login } from "../../../../shared/login/login.contract.ts";
import { call } from "../../../../web/app/client/call.ts";
import { proveSession } from "../../../../web/app/client/session.ts";
import { problem } from "../../fake-server.ts";
import { signIn } from "../../people.ts";
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

beforeEach(() => {
  signIn();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would set it
  document.cookie = "XSRF-TOKEN=t";
});

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
