import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Approval } from "../../../../shared/news/approval.ts";
import type { Approver } from "../../../../shared/news/approvers.contract.ts";
import type { Newsletter } from "../../../../shared/news/newsletter.ts";
import { anApproval } from "../../../support/news.builder.ts";
import { json, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { aReadNewsletter } from "./newsletter.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/newsletters/newsletter-send.page.tsx";
import "../../../../web/news/newsletters/newsletter.page.tsx";

const PAGE = "/news/newsletters/n1";
const REQUEST = "PUT /v1/news/newsletters/n1/request-release";
const GIVE = "PUT /v1/news/newsletters/n1/release";
const REFUSE = "PUT /v1/news/newsletters/n1/refuse";

const eva: Approver = { id: "eva", name: "Eva Gruber", isAdmin: false };
const chief: Approver = { id: "chief", name: "Karl Chef", isAdmin: true };

const given = anApproval({
  state: "given",
  decidedAt: "2026-11-20T10:00:00.000Z",
  decidedBy: "me",
  decidedByName: "Anna Berger",
});

const server = (newsletter: Newsletter, people: readonly Approver[] = [eva, chief]) => {
  let current = newsletter;
  const becoming = (release: Approval) => () => {
    current = { ...newsletter, release };
    return json(current);
  };
  return newsServer({
    "GET /v1/news/newsletters/n1": () => versioned(current, 1),
    "GET /v1/news/releasers": () => json({ articles: false, newsletters: true, people }),
    [REQUEST]: becoming(anApproval({ askedBy: "me" })),
    [GIVE]: becoming(given),
    [REFUSE]: becoming({ ...given, state: "refused", note: "Bitte kürzen." }),
  });
};

const shown = { fingerprint: "as-it-was", recipients: 4812 };

const panel = () => screen.findByRole("region", { name: "Freigabe" });

describe("a newsletter that needs a second person", () => {
  it("is not offered for sending, and asks whom its author chooses", async () => {
    const { asked } = server(aReadNewsletter());
    const { user } = renderNews(PAGE);
    expect(await within(await panel()).findByText(/muss jemand anderes/)).toBeDefined();

    await user.click(await screen.findByRole("button", { name: "Um Freigabe bitten …" }));
    await user.click(await screen.findByRole("checkbox", { name: /Alle, die/ }));
    expect(screen.getByRole("button", { name: "Um Freigabe bitten" })).toHaveProperty("disabled", true);
    await user.click(screen.getByRole("checkbox", { name: "Eva Gruber" }));
    await user.click(screen.getByRole("button", { name: "Um Freigabe bitten" }));

    expect(await screen.findByText("Freigabe erbeten")).toBeDefined();
    expect(asked(REQUEST)[0]?.body).toEqual({ askedOf: ["eva"], note: null, ...shown });
    expect(asked(REQUEST)[0]?.headers.get("If-Match")).toBe('"1"');
  });

  it("is asked for at the last step of sending, with a note, and says there where it stands", async () => {
    const { asked } = server(aReadNewsletter());
    const { user } = renderNews(`${PAGE}/send?schritt=2`);
    await user.click(await screen.findByRole("button", { name: "Weiter zur Freigabe" }));
    expect(screen.queryByRole("button", { name: /senden$/ })).toBeNull();

    await user.click(await screen.findByRole("button", { name: "Um Freigabe bitten …" }));
    await user.type(await screen.findByRole("textbox", { name: /Anmerkung/ }), "Bis Freitag?");
    await user.click(screen.getByRole("button", { name: "Um Freigabe bitten" }));

    expect(await screen.findByText("Freigabe erbeten")).toBeDefined();
    expect(screen.getByText(/Gebeten sind alle/)).toBeDefined();
    expect(asked(REQUEST)[0]?.body).toEqual({ askedOf: null, note: "Bis Freitag?", ...shown });
  });

  it("is sent at the same step once it is released", async () => {
    server(aReadNewsletter({ release: given }));
    renderNews(`${PAGE}/send?schritt=3`);

    expect(await screen.findByRole("button", { name: "An 4.812 Personen senden" })).toBeDefined();
  });

  it.each([
    ["nobody else is there", {}, []],
    ["the only other one wrote it last", { writtenBy: "eva" }, [eva]],
  ])("says so where nobody else could release it: %s", async (_, changes, people) => {
    server(aReadNewsletter(changes), people);
    renderNews(PAGE);

    expect(await screen.findByText(/kann niemand freigeben/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /Um Freigabe bitten/ })).toBeNull();
  });

  it("is released as it was asked for", async () => {
    const release = anApproval();
    const { asked } = server(aReadNewsletter({ release }));
    const { user } = renderNews(PAGE);

    await user.click(await screen.findByRole("button", { name: "Freigeben" }));

    expect(await within(await panel()).findByText(/Freigegeben von Anna Berger/)).toBeDefined();
    expect(asked(GIVE)[0]?.body).toEqual({ askedAt: release.askedAt, ...shown });
  });

  it("is refused with a note that its author reads", async () => {
    const { asked } = server(aReadNewsletter({ release: anApproval() }));
    const { user } = renderNews(PAGE);

    await user.click(await screen.findByRole("button", { name: "Ablehnen …" }));
    await user.click(await screen.findByRole("button", { name: "Nicht freigeben" }));
    expect(asked(REFUSE)).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: /Was ist zu ändern/ }), "Bitte kürzen.");
    await user.click(screen.getByRole("button", { name: "Nicht freigeben" }));

    expect(await within(await panel()).findByText("Bitte kürzen.")).toBeDefined();
    expect(asked(REFUSE)[0]?.body).toEqual({
      note: "Bitte kürzen.",
      seen: { state: "asked", askedAt: anApproval().askedAt },
    });
  });

  it("is not decided by who wrote it last, who may ask others instead", async () => {
    server(aReadNewsletter({ release: anApproval({ writtenBy: "e1" }) }));
    renderNews(PAGE);
    expect(await screen.findByRole("button", { name: "Neu um Freigabe bitten …" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Freigeben" })).toBeNull();
  });
});
