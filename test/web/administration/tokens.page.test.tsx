import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { tokenProblems } from "../../../shared/administration/administration.problems.ts";
import type { Token } from "../../../shared/administration/token.ts";
import { chooseAction } from "../choose-action.ts";
import { json, noContent, problem } from "../fake-server.ts";
import { pick } from "../pick.ts";
import { renderAdministration } from "./render-administration.tsx";
import { type Answers, page, rightsServer } from "./rights-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../web/administration/tokens/tokens.page.tsx";

const path = "/v1/administration/tokens";
const secret = "kp_01JD3V7Q0000000000000000AB.c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3JldC0";

const nightly: Token = {
  id: "t-1",
  name: "Kundenliste der Buchhaltung",
  rules: [{ rule: "EDIT_NEWS", ressource: "1" }],
  createdAt: "2026-06-01T08:00:00.000Z",
  createdBy: "u-eva",
  expiresAt: "2026-07-01T08:00:00.000Z",
  lastUsedAt: "2026-06-20T02:00:00.000Z",
  lastUsedFrom: "198.51.100.7",
};

const show = (tokens: readonly Token[], answers: Answers = {}) => ({
  server: rightsServer({ [`GET ${path}`]: () => page(tokens), ...answers }),
  ...renderAdministration("/administration/tokens"),
});

const fillIn = async ({ user }: ReturnType<typeof show>) => {
  const [open] = await screen.findAllByRole("button", { name: "Schnittstelle anlegen" });
  if (open) await user.click(open);
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: /^Wofür/ }), "Kundenliste");
  const act = () => user.click(dialog.getByRole("button", { name: "Schnittstelle anlegen" }));
  return { dialog, act };
};

describe("the ways in for machines", () => {
  it("tell what each may do, until when, and its last use", async () => {
    show([nightly]);

    const row = within(await screen.findByRole("listitem"));

    row.getByText("News bearbeiten: Kanzlei Wien");
    row.getByText("abgelaufen");
    row.getByText("von 198.51.100.7");
  });

  it("are made with a right and a day, and show their token once", async () => {
    const shown = show([], { [`POST ${path}`]: () => json({ id: "t-2", token: secret }, { status: 201 }) });
    const { act } = await fillIn(shown);
    await pick("News bearbeiten", "Ja, überall");
    await act();

    const made = within(await screen.findByRole("dialog", { name: "Token für „Kundenliste“" }));
    expect(made.getByRole<HTMLInputElement>("textbox", { name: "Token" }).value).toBe(secret);
    await shown.user.click(made.getByRole("button", { name: "Ich habe es aufbewahrt" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.body.innerHTML).not.toContain(secret);
    expect(shown.server.asked(`POST ${path}`)[0]?.body).toMatchObject({
      name: "Kundenliste",
      rules: [{ rule: "EDIT_NEWS", ressource: null }],
    });
  });

  it("are refused without a right, and where the name is taken", async () => {
    const shown = show([], { [`POST ${path}`]: () => problem(tokenProblems.nameTaken) });
    const { dialog, act } = await fillIn(shown);

    await act();
    await dialog.findAllByText(/mindestens ein Recht/);
    expect(shown.server.asked(`POST ${path}`)).toEqual([]);
    await pick("News lesen", "Ja, überall");
    await act();

    await dialog.findByText("So heißt schon eine andere Schnittstelle.");
  });

  it("end at once, after a question", async () => {
    const shown = show([nightly], { [`DELETE ${path}/t-1`]: noContent });
    await chooseAction(shown.user, nightly.name, "Beenden");
    await shown.user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Beenden" }),
    );

    await waitFor(() => expect(shown.server.asked(`DELETE ${path}/t-1`)).toHaveLength(1));
  });
});
