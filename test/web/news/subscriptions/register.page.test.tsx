import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { requestProblems } from "../../../../shared/contract/general.problems.ts";
import { fakeServer, listed, problem } from "../../fake-server.ts";
import { renderPublic } from "./render-public.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscriptions/register.page.tsx";

const REGISTER = "POST /v1/public/subscribers";
const offices = [
  { id: "1", name: "Kanzlei Wien" },
  { id: "2", name: "Kanzlei Linz" },
];

const show = (at: string, answers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({
    "GET /v1/public/organisations": () => listed(...offices),
    [REGISTER]: () => new Response(null, { status: 202 }),
    ...answers,
  });
  return { ...server, ...renderPublic(at) };
};

const fill = async ({ user }: Pick<ReturnType<typeof show>, "user">) => {
  await user.type(await screen.findByLabelText(/^Name/), "Eva Gruber");
  await user.type(screen.getByLabelText(/^E-Mail/), "eva@reader.example");
};

describe("subscribing", () => {
  it("sends what was entered for the office of the link, and says that a mail is on its way", async () => {
    const page = show("/subscriptions/new?organisation=2");
    await fill(page);
    await screen.findByText("Kanzlei Linz", { selector: ".p-dropdown-label" });
    await page.user.click(screen.getByRole("checkbox", { name: "Für Ärztinnen und Ärzte" }));
    await page.user.type(screen.getByLabelText("PLZ"), "4020");
    await page.user.click(screen.getByRole("checkbox", { name: /^Ich möchte den Newsletter/ }));

    await page.user.click(screen.getByRole("button", { name: "Newsletter abonnieren" }));

    expect(await screen.findByText(/eva@reader\.example/)).toBeDefined();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Wir haben Ihnen eine E-Mail gesendet",
    );
    expect(screen.queryByRole("button")).toBeNull();
    expect(page.asked(REGISTER).map(({ body }) => body)).toEqual([
      {
        name: "Eva Gruber",
        email: "eva@reader.example",
        organisationId: "2",
        branche: null,
        plz: "4020",
        ort: null,
        receivesTaxNews: true,
        receivesDoctorsNews: true,
      },
    ]);
  });

  it("sends nothing without consent and without an interest, and says why", async () => {
    const page = show("/subscriptions/new?organisation=1");
    await fill(page);
    await page.user.click(screen.getByRole("checkbox", { name: "Steuern und Recht" }));

    await page.user.click(screen.getByRole("button", { name: "Newsletter abonnieren" }));

    const consent = screen.getByRole("checkbox", { name: /^Ich möchte den Newsletter/ });
    await screen.findByText("Ohne Ihre Einwilligung dürfen wir Ihnen keinen Newsletter senden.");
    expect(consent.getAttribute("aria-invalid")).toBe("true");
    await page.user.click(consent);
    await page.user.click(screen.getByRole("button", { name: "Newsletter abonnieren" }));
    expect(await screen.findByText("Bitte wählen Sie mindestens ein Thema.")).toBeDefined();
    expect(page.asked(REGISTER)).toEqual([]);
  });

  it.each(["/subscriptions/new", "/subscriptions/new?organisation=kein Link"])(
    "asks for the office where the address names none: %s",
    async (address) => {
      const page = show(address);
      await fill(page);
      await page.user.click(screen.getByRole("checkbox", { name: /^Ich möchte den Newsletter/ }));

      await page.user.click(screen.getByRole("button", { name: "Newsletter abonnieren" }));

      expect(await screen.findByText("Kanzlei: Bitte wählen.")).toBeDefined();
      expect(page.asked(REGISTER)).toEqual([]);
    },
  );

  it("keeps what was entered when the server refuses it", async () => {
    const message = "Das ist keine gültige E-Mail-Adresse.";
    const page = show("/subscriptions/new?organisation=1", {
      [REGISTER]: () => problem(requestProblems.malformed, { errors: [{ path: "email", message }] }),
    });
    await fill(page);
    await page.user.click(screen.getByRole("checkbox", { name: /^Ich möchte den Newsletter/ }));

    await page.user.click(screen.getByRole("button", { name: "Newsletter abonnieren" }));

    expect(await screen.findAllByText(new RegExp(message))).not.toEqual([]);
    expect(screen.getByLabelText(/^Name/)).toHaveProperty("value", "Eva Gruber");
  });
});
