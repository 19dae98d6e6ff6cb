import { screen } from "@testing-library/react";
import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import type { OwnPaperRequest } from "../../../shared/cloud/paper-request.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { configOf, listed, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/requests/own-requests.page.tsx";

const aRequest = (overrides: Partial<OwnPaperRequest> = {}): OwnPaperRequest => ({
  id: "r1",
  itemId: "f1",
  title: "Jahresabschluss 2025",
  name: "Max Maier",
  path: [{ id: "clients", title: "Mandanten" }],
  state: "partial",
  arrived: 1,
  wanted: 3,
  toJudge: 2,
  expiresAt: addDays(new Date(), 7).toISOString(),
  createdAt: "2026-11-16T09:00:00.000Z",
  creatorName: "Mag. Eva Gruber",
  submittedAt: null,
  closedAt: null,
  ...overrides,
});

const show = (answer: () => Response, at = "/cloud/requests") => {
  showAt(1_440);
  const server = cloudServer([], { "GET /v1/cloud/requests": answer });
  return { ...server, ...renderCloud(at) };
};

describe("one's own requests for papers", () => {
  it("say who is to send what, where it lies, how far it is and what waits to be judged", async () => {
    const expired = { id: "r2", title: "Belege", expiresAt: "2026-11-01T23:00:00.000Z", toJudge: 0 };
    const closed = { id: "r3", title: "Alt", state: "closed" as const, closedAt: "2026-10-05T09:00:00.000Z" };
    show(() => listed(aRequest(), aRequest(expired), aRequest(closed)));

    const link = await screen.findByRole("link", { name: "Jahresabschluss 2025" });

    expect(link.getAttribute("href")).toBe("/cloud/f1");
    const [, open, ended, done] = screen.getAllByRole("row");
    expect(open?.textContent).toMatch(/Max Maier.*Cloud › Mandanten.*Teilweise da 1 von 3 da.*2/);
    expect(ended?.textContent).toContain("abgelaufen am 01.11.2026");
    expect(done?.textContent).toContain("beendet am 05.10.2026");
  });

  it("are asked for by their state, as the address has it", async () => {
    const { asked } = show(() => listed(aRequest()), "/cloud/requests?state=waiting");

    await screen.findByRole("link", { name: "Jahresabschluss 2025" });

    const [request] = asked("GET /v1/cloud/requests");
    expect(configOf(request).filters).toEqual([{ field: "state", values: ["waiting"], comparator: "eq" }]);
  });

  it("say how one asks where there are none", async () => {
    show(() => listed());

    expect(await screen.findByText(/gibt es dafür „Unterlagen anfordern“/)).toBeDefined();
  });

  it("are tried again where they could not be read", async () => {
    let answer = () => problem(requestProblems.malformed);
    const { user } = show(() => answer());
    const again = await screen.findByRole("button", { name: "Noch einmal versuchen" });

    answer = () => listed(aRequest());
    await user.click(again);

    expect(await screen.findByRole("link", { name: "Jahresabschluss 2025" })).toBeDefined();
  });
});
