import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { NotFoundPage } from "../../../../web/app/shell/not-found.page.tsx";
import { renderPage } from "../../render-page.tsx";

const searchLink = () => screen.getByRole("link", { name: /suchen$/ });

describe("an address that leads nowhere", () => {
  it("is told in a sentence, with the way home", () => {
    renderPage(<NotFoundPage />, "/nirgends");

    expect(screen.getByRole("heading", { level: 1, name: "Seite nicht gefunden" })).toBeDefined();
    expect(screen.getByText(/^Unter dieser Adresse gibt es nichts/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Zur Startseite" }).getAttribute("href")).toBe("/home");
  });

  it.each([
    ["/aktuelles/steuerreform-2026", "Nach „steuerreform 2026“ suchen", "/search?suche=steuerreform+2026"],
    ["/K%C3%B6flach/", "Nach „Köflach“ suchen", "/search?suche=K%C3%B6flach"],
    ["/kundenliste/edit", "Nach „kundenliste“ suchen", "/search?suche=kundenliste"],
    ["/preisliste.pdf", "Nach „preisliste“ suchen", "/search?suche=preisliste"],
    ["/organisations/17", "Im Portal suchen", "/search"],
    ["/organisations/01JD8Q4Z0V6T1N8R5X2M7K9CBA/edit", "Im Portal suchen", "/search"],
    ["/mitarbeiter/0d9f1b2c-7a4e-4c4f-9d6e-2b1a0c9d8e7f", "Im Portal suchen", "/search"],
  ])("offers a search for what it says: %s", (address, label, href) => {
    renderPage(<NotFoundPage />, address);

    expect(searchLink().textContent).toBe(label);
    expect(searchLink().getAttribute("href")).toBe(href);
  });
});
