import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { json, problem } from "../fake-server.ts";
import { showApply } from "./render-apply.tsx";

const READ = "POST /v1/public/applications/consent";
const GIVE = "PUT /v1/public/applications/consent";

const asked = {
  organisationId: "2",
  organisationName: "Kanzlei Linz",
  deleteAt: "2026-12-01T08:00:00.000Z",
  until: "2027-12-01T08:00:00.000Z",
  isGiven: false,
};

describe("consenting that an application is kept longer", () => {
  it("takes a click: opening the link changes nothing", async () => {
    const page = showApply(
      { [READ]: () => json(asked), [GIVE]: () => json({ ...asked, isGiven: true }) },
      "/apply/consent?token=t1",
    );
    await screen.findByText(/Kanzlei Linz möchte Ihre Bewerbung bis 01\.12\.2027 aufbewahren/);
    expect(screen.getByText(/am 01\.12\.2026 gelöscht/)).toBeDefined();
    expect(page.asked(GIVE)).toEqual([]);

    await page.user.click(screen.getByRole("button", { name: "Ich willige ein" }));

    expect(await screen.findByText(/^Vielen Dank\. Kanzlei Linz bewahrt/)).toBeDefined();
    expect(page.asked(GIVE)[0]?.body).toEqual({ token: "t1" });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says when the link is good no more, or incomplete", async () => {
    showApply({ [READ]: () => problem(applicationProblems.consentInvalid) }, "/apply/consent?token=old");

    expect(await screen.findByText(/Dieser Link gilt nicht oder nicht mehr/)).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
