import { screen, waitFor, within } from "@testing-library/react";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { pages } from "../../../web/app/shell/pages.tsx";
import { findHelp } from "../../../web/components/help/find-help.ts";
import { PageHeader } from "../../../web/components/page-header.tsx";
import { explainedPages } from "../../../web/help/explained-pages.ts";
import { HelpPage } from "../../../web/help/help.page.tsx";
import { HelpTopicPage } from "../../../web/help/help-topic.page.tsx";
import { aViewer, everywhere, type SignedIn, signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const show = (at: string, person: SignedIn = {}) => {
  signIn(person);
  return renderRoutes(
    [
      { path: "help", Component: HelpPage },
      { path: "help/:topic", Component: HelpTopicPage },
      { path: "*", element: <PageHeader title="Artikel" /> },
    ],
    at,
  );
};

const editor = { grants: everywhere("READ_NEWS", "EDIT_NEWS") };

describe("the help", () => {
  it("has a page for each role that somebody has, and none of others", async () => {
    show("/help", editor);

    const topics = within(await screen.findByRole("navigation", { name: "Seiten der Hilfe" }));
    expect(topics.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Für alle",
      "Für die Redaktion",
    ]);
    expect(topics.getByRole("link", { name: "Den Versand verfolgen" }).getAttribute("href")).toBe(
      "/help/editors#sending",
    );
  });

  it("tells words of the portal from others", async () => {
    show("/help/editors", editor);

    const section = within(await screen.findByRole("region", { name: "Einen Newsletter senden" }));
    expect(section.getByText("Neuer Newsletter").tagName).toBe("STRONG");
    expect(section.queryByText(/[*]/)).toBeNull();
  });

  it("refuses what is for another role, and what there is not", async () => {
    const { router } = show("/help/administrators", editor);
    expect(await screen.findByRole("heading", { name: "Keine Berechtigung" })).toBeTruthy();

    await router.navigate("/help/nobody");
    expect(await screen.findByRole("heading", { name: "Seite nicht gefunden" })).toBeTruthy();
  });

  it.each([
    ["/news/articles", editor, "/help/editors#articles"],
    ["/news/articles", { grants: everywhere("READ_NEWS") }, "/help/everyone#news"],
    ["/news/articles/a1/edit", editor, "/help/editors#articles"],
    ["/applications/1", { isDirector: true }, "/help/applications#stages"],
    ["/nowhere", editor, "/help?zu=/nowhere"],
  ])("is led to from the heading of %s, as the role needs it", async (page, person, about) => {
    const { address, user } = show(page, person);

    await user.click(await screen.findByRole("link", { name: "Hilfe zu dieser Seite" }));

    await waitFor(() => expect(address()).toBe(about));
  });

  it("explains pages that there are", () => {
    const gone = Object.keys(explainedPages).filter(
      (path) => matchRoutes(pages, path)?.at(-1)?.route.path === "*",
    );
    expect(gone).toEqual([]);
  });

  it("is found by all words, whatever their umlauts, in titles first and only for the own roles", () => {
    const titles = (term: string, person: SignedIn) =>
      findHelp(term, aViewer(person)).map(({ title }) => title);

    expect(titles("newsletter empfaenger", editor)).toEqual(["Einen Newsletter senden"]);
    expect(titles("bestellungen", { grants: everywhere("ADMIN_MISC") })[0]).toBe("Bestellungen von Material");
    expect(titles("newsletter empfaenger", {})).toEqual([]);
    expect(titles("", editor)).toEqual([]);
  });
});
