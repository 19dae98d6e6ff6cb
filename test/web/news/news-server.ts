import { anEmployee } from "../../support/people.builder.ts";
import { fakeServer, json, listed } from "../fake-server.ts";
import { anUnsentStatus, totals } from "./newsletters/newsletter.builder.ts";

type Answers = Parameters<typeof fakeServer>[0];

const nothing = () => listed();

/** Answers what every page of the news asks besides its own things. */
export const newsServer = (answers: Answers) => {
  return fakeServer({
    "GET /v1/organisations/summaries": () => listed({ id: "1", name: "Kanzlei Wien" }),
    "GET /v1/organisations/employees/e1": () => json(anEmployee({ id: "e1" })),
    "GET /v1/news_new/internal": nothing,
    "GET /v1/news_new/articles": nothing,
    "GET /v1/news/industries": nothing,
    "GET /v1/news/subscribers/imports": nothing,
    "GET /v1/news/templates/choices": nothing,
    "GET /v1/news/releasers": () => json({ articles: false, newsletters: false, people: [] }),
    "GET /v1/news/tags": nothing,
    "GET /v1/news/authors": nothing,
    "GET /v1/news/newsletters/status": () => json({ ...totals, excluded: [] }),
    "GET /v1/news/newsletters/n1/status": () => json(anUnsentStatus()),
    "GET /v1/news/newsletters/n1/content": () => json({ subject: "Betreff", html: "<p>Gesendet</p>" }),
    "GET /v1/news/newsletters/n1/deliveries": nothing,
    "POST /v1/news/newsletters/preview": () =>
      json({ subject: "Betreff", html: "<p>Vorschau</p>", text: "" }),
    ...answers,
  });
};
