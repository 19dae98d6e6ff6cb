import { screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Birthdays, birthdayWords } from "../../../web/home/birthdays.tsx";
import { anEmployee } from "../../support/people.builder.ts";
import { fakeServer, listed } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

const someone = (lastname: string, date: string) => ({
  ...anEmployee({ id: `id-${lastname}`, title: null, firstname: "Eva", lastname, phoneExtension: "12" }),
  date,
  organisationId: "1",
  organisationName: "Kanzlei Melk",
  organisationPhone: "+43 2752 100",
});

const show = (people: ReturnType<typeof someone>[]) => {
  signIn();
  fakeServer({
    "GET /v1/organisations/employees/birthdays": () => listed(...people),
  });
  renderPage(
    <Suspense fallback="Lädt">
      <Birthdays />
    </Suspense>,
  );
};

beforeEach(() => {
  vi.setSystemTime("2026-11-16T09:00:00Z");
  return () => vi.useRealTimers();
});

describe("the birthdays of this week", () => {
  it("are those from today on", async () => {
    vi.setSystemTime("2026-11-17T09:00:00Z");
    show([someone("Gruber", "2026-11-16"), someone("Berger", "2026-11-17"), someone("Huber", "2026-11-22")]);

    const names = await screen.findAllByRole("heading");

    expect(names.map(({ textContent }) => textContent)).toEqual(["Eva Berger", "Eva Huber"]);
  });

  it("are cards that lead to the person and say the day and the office", async () => {
    show([someone("Gruber", "2026-11-16"), someone("Huber", "2026-11-22")]);

    const [first, second] = await screen.findAllByRole("article");
    if (!first || !second) throw new Error("Two people were expected.");

    expect(within(first).getByRole("link", { name: "Eva Gruber" }).getAttribute("href")).toBe(
      "/employees/id-Gruber",
    );
    expect(first.textContent).toContain("Montag, 16. November");
    expect(first.textContent).toContain("Kanzlei Melk");
    expect(second.textContent).toContain("Sonntag, 22. November");
    expect(document.body.textContent).not.toContain("1980");
  });

  it("say what would stand there when nobody has one, and where one agrees", async () => {
    show([]);

    expect((await screen.findByRole("link", { name: "Zum Profil" })).getAttribute("href")).toBe("/profile");
  });
});

it("says of today that it is today, as the day is in Vienna", () => {
  expect(birthdayWords("2026-11-23", new Date("2026-11-22T23:30:00Z"))).toBe("Heute, Montag, 23. November");
  expect(birthdayWords("2026-11-23", new Date("2026-11-22T22:30:00Z"))).toBe("Montag, 23. November");
});
