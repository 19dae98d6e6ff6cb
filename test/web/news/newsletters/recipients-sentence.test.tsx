import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { json } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { anUnsentStatus, aReadNewsletter } from "./newsletter.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/newsletters/newsletter.page.tsx";

const show = (excluded: readonly object[]) => {
  newsServer({
    "GET /v1/news/newsletters/n1": () => json(aReadNewsletter()),
    "GET /v1/news/newsletters/n1/status": () => json({ ...anUnsentStatus(), excluded }),
  });
  return renderNews("/news/newsletters/n1");
};

describe("the recipients of a newsletter", () => {
  it("are said with those who are left out, and why when one asks", async () => {
    const { user } = show([
      { reason: "unconfirmed", count: 12 },
      { reason: "bounced", count: 1_025 },
    ]);

    const summary = await screen.findByText("1.037 ausgeschlossen: warum?");
    await user.click(summary);

    const details = summary.closest("details");
    expect(details?.open).toBe(true);
    const rows = within(details ?? document.body);
    expect(rows.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Anmeldung noch nicht bestätigt",
      "Adresse war unzustellbar",
    ]);
    expect(rows.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["12", "1.025"]);
  });

  it("say nothing of it where nobody is left out", async () => {
    show([]);

    await screen.findByText(/^1\.204 Mitarbeiter, 2\.310 Klienten, 1\.298 Externe/);

    expect(screen.queryByText(/ausgeschlossen/)).toBeNull();
  });
});
