import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { PersonArticles } from "../../../web/employees/person-articles.tsx";
import { PersonPosts } from "../../../web/employees/person-posts.tsx";
import { anArticle } from "../../support/news.builder.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { configOf, fakeServer, json, type SeenRequest } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

const person = anEmployee({ id: "e7", title: null, firstname: "Eva", lastname: "Gruber" });
const ARTICLES = "GET /v1/organisations/employees/e7/articles";
const all = Array.from({ length: 5 }, (_, number) => anArticle({ title: `Artikel ${number + 1}` }));
const limitOf = (request: SeenRequest) => configOf(request).limit;

const show = (articles = all) => {
  signIn();
  const server = fakeServer({
    [ARTICLES]: (request) => json({ totalCount: articles.length, data: articles.slice(0, limitOf(request)) }),
    "GET /v1/organisations/employees/e7/posts": () => json([]),
  });
  const page = renderPage(
    <Suspense fallback="Lädt">
      <PersonArticles person={person} />
      <PersonPosts person={person} />
    </Suspense>,
  );
  return { ...page, server };
};

describe("what a person has written", () => {
  it("begins with the newest articles and shows the others when asked", async () => {
    const { user } = show();

    await screen.findByRole("link", { name: "Artikel 3" });
    expect(screen.queryByRole("link", { name: "Artikel 4" })).toBeNull();
    expect(screen.getByText("3 von 5")).toBeDefined();

    await user.click(screen.getByRole("button", { name: "2 weitere zeigen" }));

    await screen.findByRole("link", { name: "Artikel 5" });
    expect(screen.queryByRole("button", { name: /zeigen/ })).toBeNull();
  });

  it("says so where there is nothing yet", async () => {
    show([]);

    await screen.findByText("Von Eva Gruber ist noch kein Artikel erschienen.");
    await screen.findByText("Eva Gruber hat noch keine Beiträge geschrieben.");
  });
});
