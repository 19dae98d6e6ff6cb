import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { internalProblems } from "../../../../shared/contract/general.problems.ts";
import { registrationProblems } from "../../../../shared/news/news.problems.ts";
import { fakeServer, json, problem } from "../../fake-server.ts";
import { renderPublic } from "./render-public.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscriptions/confirm.page.tsx";

const CONFIRM = "POST /v1/public/subscribers/confirm";
const LINK = "/subscriptions/confirm?organisation=2&token=secret";

const button = () => screen.findByRole("button", { name: "Anmeldung bestätigen" });

describe("the page that a registration's mail leads to", () => {
  it("changes nothing by being opened", async () => {
    const { seen } = fakeServer({});
    renderPublic(LINK);

    await button();

    expect(seen).toEqual([]);
  });

  it("confirms by its button", async () => {
    const { asked } = fakeServer({ [CONFIRM]: () => json({ organisationName: "Kanzlei Linz" }) });
    const { user } = renderPublic(LINK);

    await user.click(await button());

    expect(await screen.findByText("Ihre Anmeldung ist bestätigt.")).toBeDefined();
    expect(screen.getByText("Ab jetzt bekommen Sie den Newsletter: Kanzlei Linz.")).toBeDefined();
    expect(asked(CONFIRM).map(({ body }) => body)).toEqual([{ token: "secret" }]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([registrationProblems.expired, registrationProblems.tokenInvalid])(
    "leads on to another registration at the same office after $code",
    async (kind) => {
      fakeServer({ [CONFIRM]: () => problem(kind) });
      const { user } = renderPublic(LINK);

      await user.click(await button());

      const again = await screen.findByRole("link", { name: "Noch einmal anmelden" });
      expect(again.getAttribute("href")).toBe("/subscriptions/new?organisation=2");
      expect(screen.queryByRole("button")).toBeNull();
    },
  );

  it("lets people try again when the server could not be reached", async () => {
    fakeServer({ [CONFIRM]: () => problem(internalProblems.failure) });
    const { user } = renderPublic(LINK);

    await user.click(await button());

    await screen.findByRole("alert");
    expect(await button()).toBeDefined();
  });

  it("offers a new registration where the link has no token", async () => {
    fakeServer({});
    renderPublic("/subscriptions/confirm");

    expect(await screen.findByText(/Diesem Link fehlt ein Teil/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Noch einmal anmelden" })).toBeDefined();
  });
});
