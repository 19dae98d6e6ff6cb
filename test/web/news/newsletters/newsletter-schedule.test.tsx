import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formatDateTime } from "../../../../shared/dates/dates.ts";
import { newsletterProblems } from "../../../../shared/news/news.problems.ts";
import type { Newsletter } from "../../../../shared/news/newsletter.ts";
import { json, problem, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { anUnsentStatus, aReadNewsletter, aSummary } from "./newsletter.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/newsletters/newsletter-edit.page.tsx";
import "../../../../web/news/newsletters/newsletter-send.page.tsx";
import "../../../../web/news/newsletters/newsletter.page.tsx";

const SCHEDULE = "PUT /v1/news/newsletters/n1/schedule";
const UNSCHEDULE = "PUT /v1/news/newsletters/n1/unschedule";
const PUBLISH = "PUT /v1/news/newsletters/n1/publish";
const PAGE = "/news/newsletters/n1";
const LAST_STEP = `${PAGE}/send?schritt=3`;

const inDays = (days: number) => {
  const day = new Date();
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, 8).toISOString();
};
const at = inDays(3);
const written = formatDateTime(at);

const server = (newsletter: Newsletter, schedule = () => json({ ...newsletter, scheduledAt: at })) => {
  let current = newsletter;
  return newsServer({
    "GET /v1/news/newsletters/n1": () => versioned(current, 1),
    [SCHEDULE]: () => {
      current = { ...newsletter, scheduledAt: at };
      return schedule();
    },
    [UNSCHEDULE]: () => {
      current = { ...newsletter, scheduledAt: null };
      return json(current);
    },
  });
};

describe("sending later", () => {
  it("asks for a time, says it on the button, and decides nothing before", async () => {
    const { asked } = server(aReadNewsletter({ releaseDate: at }));
    const { user, address } = renderNews(LAST_STEP);

    await user.click(await screen.findByRole("radio", { name: "Später" }));
    const plan = await screen.findByRole("button", { name: `Für ${written} planen` });
    expect(screen.getByText(/Nach heutigem Stand geht der Newsletter an 4\.812 Personen/)).toBeDefined();
    expect(asked(SCHEDULE)).toEqual([]);
    await user.click(plan);

    expect(await screen.findByText(`Geplant für ${written}`)).toBeDefined();
    expect(asked(SCHEDULE)[0]?.body).toEqual({ at, fingerprint: "as-it-was", recipients: 4812 });
    expect(asked(SCHEDULE)[0]?.headers.get("If-Match")).toBe('"1"');
    expect(asked(PUBLISH)).toEqual([]);
    expect(address()).toBe(PAGE);
  });

  it("begins with tomorrow morning, and takes no time that is over", async () => {
    const { asked } = server(aReadNewsletter());
    const { user } = renderNews(LAST_STEP);
    await user.click(await screen.findByRole("radio", { name: "Später" }));
    await screen.findByRole("button", { name: `Für ${formatDateTime(inDays(1))} planen` });

    const field = screen.getByRole("textbox", { name: /Zeitpunkt/ });
    await user.clear(field);
    await user.type(field, "01.02.2026 10:00");
    await user.click(await screen.findByRole("button", { name: /planen$/ }));

    expect(await screen.findByText("Der Zeitpunkt muss in der Zukunft liegen.")).toBeDefined();
    expect(asked(SCHEDULE)).toEqual([]);
  });

  it("is possible for an article that has yet to appear, which keeps the newsletter from being sent now", async () => {
    const articles = [aSummary({ title: "Neujahr", releaseDate: inDays(2) })];
    server(aReadNewsletter({ articles, releaseDate: at }));
    const { user } = renderNews(`${PAGE}/send`);
    expect(await screen.findByText(/aber für einen anderen Zeitpunkt planen/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Weiter zu den Empfängern" }));
    await user.click(await screen.findByRole("button", { name: "Weiter zum Bestätigen" }));

    expect(await screen.findByText(/„Neujahr“ erscheint erst am/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /senden$/ })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Später" }));

    expect(await screen.findByRole("button", { name: `Für ${written} planen` })).toBeDefined();
    expect(screen.queryByText(/erscheint erst am/)).toBeNull();
  });

  it("says what the server refuses and stays", async () => {
    server(aReadNewsletter({ releaseDate: at }), () =>
      problem(newsletterProblems.articleNotReleased, { detail: "„Alt“ ist nur bis gestern sichtbar." }),
    );
    const { user, address } = renderNews(LAST_STEP);
    await user.click(await screen.findByRole("radio", { name: "Später" }));

    await user.click(await screen.findByRole("button", { name: /planen$/ }));

    expect(await screen.findByText("„Alt“ ist nur bis gestern sichtbar.")).toBeDefined();
    expect(address()).toContain("schritt=3");
  });
});

describe("a newsletter that is scheduled", () => {
  it("says for when, and can be taken back and edited then", async () => {
    const { asked } = server(aReadNewsletter({ scheduledAt: at }));
    const { user } = renderNews(PAGE);
    const schedule = await screen.findByRole("region", { name: "Geplanter Versand" });
    expect(within(schedule).getByText(`Geplant für ${written}`)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Senden …" })).toBeNull();

    await user.click(await within(schedule).findByRole("button", { name: "Planung aufheben" }));

    expect(await screen.findByText("Noch nicht gesendet.")).toBeDefined();
    expect(await screen.findByRole("button", { name: "Senden …" })).toBeDefined();
    expect(asked(UNSCHEDULE)).toHaveLength(1);
  });

  it("says that it does not go out with what was changed since, which is looked at first", async () => {
    newsServer({
      "GET /v1/news/newsletters/n1": () => json(aReadNewsletter({ scheduledAt: at, isAsPlanned: false })),
      "GET /v1/news/newsletters/n1/status": () => json(anUnsentStatus()),
    });
    const { user } = renderNews(PAGE);
    expect(await screen.findByText(/So geht der Newsletter nicht hinaus/)).toBeDefined();
    expect(screen.queryByText(/geht zu diesem Zeitpunkt von selbst hinaus/)).toBeNull();

    await user.click(screen.getByRole("button", { name: "Ansehen und neu planen" }));

    expect(await screen.findByRole("region", { name: "Inhalt" })).toBeDefined();
  });

  it("is looked at first, even by the address of the last step, once something changed", async () => {
    newsServer({
      "GET /v1/news/newsletters/n1": () => json(aReadNewsletter({ scheduledAt: at, isAsPlanned: false })),
      "GET /v1/news/newsletters/n1/status": () => json(anUnsentStatus()),
    });
    renderNews(`${PAGE}/send?schritt=3`);

    expect(await screen.findByRole("region", { name: "Inhalt" })).toBeDefined();
    expect(screen.queryByRole("button", { name: /planen$/ })).toBeNull();
  });

  it("leads from its editor to where it can be taken back", async () => {
    server(aReadNewsletter({ scheduledAt: at }));
    const { address } = renderNews(`${PAGE}/edit`);

    expect(await screen.findByRole("region", { name: "Geplanter Versand" })).toBeDefined();
    expect(address()).toBe(PAGE);
  });

  it("offers no way to change it to those who only read", async () => {
    newsServer({
      "GET /v1/news/newsletters/n1": () => json(aReadNewsletter({ scheduledAt: at })),
    });
    renderNews(PAGE, {});

    await screen.findByText(`Geplant für ${written}`);

    expect(screen.queryByRole("button", { name: "Planung aufheben" })).toBeNull();
  });
});

describe("a newsletter whose planned sending did not begin", () => {
  it("says why, and what to do", async () => {
    const reason = "„Zurückgezogen“ ist nicht für Newsletter freigegeben.";
    server(aReadNewsletter({ scheduleFailure: { at: "2026-11-20T07:00:00.000Z", reason } }));
    renderNews(PAGE);

    const note = await screen.findByRole("alert");

    expect(note.textContent).toContain(
      `Der für ${formatDateTime("2026-11-20T07:00:00.000Z")} geplante Versand`,
    );
    expect(note.textContent).toContain(reason);
    expect(await screen.findByRole("button", { name: "Senden …" })).toBeDefined();
  });
});
