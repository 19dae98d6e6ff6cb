import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ReportedEntry } from "../../../shared/discussions/reports.contract.ts";
import { chooseAction } from "../choose-action.ts";
import { listed, noContent } from "../fake-server.ts";
import { everywhere } from "../people.ts";
import { discussionsServer } from "./discussions-server.ts";
import { renderDiscussions } from "./render-discussions.tsx";

import "../../../web/discussions/reports/reports.page.tsx";

const SETTLE = "PUT /v1/discussions/reports/a1/settled";
const entry: ReportedEntry = {
  id: "a1",
  postId: "p1",
  answerId: "a1",
  title: "Angebot",
  content: "<p>Kauft!</p>",
  authorName: "Max Huber",
  reports: [{ reason: "Werbung", byName: "Mag. Eva Gruber", at: "2026-02-01T08:00:00.000Z" }],
};

describe("the list of what was reported", () => {
  it("says what, why and by whom, leads to it, and is settled", async () => {
    const server = discussionsServer([], {
      "GET /v1/discussions/reports": () => listed(entry),
      [SETTLE]: noContent,
    });
    const { user } = renderDiscussions("/discussions/reports", { grants: everywhere("EDIT_GROUP") });
    const link = await screen.findByRole("link", { name: /Antwort zu „Angebot“/ });
    expect(link.getAttribute("href")).toBe("/discussions/posts/p1?antwort=a1");
    expect(screen.getByText(/Werbung/).textContent).toContain("Mag. Eva Gruber");

    await chooseAction(user, "Antwort zu „Angebot“", "Erledigt");

    await waitFor(() => expect(server.asked(SETTLE)).toHaveLength(1));
  });
});
