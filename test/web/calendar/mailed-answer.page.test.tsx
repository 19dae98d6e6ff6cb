import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import type { Attendance } from "../../../shared/calendar/event-attendance.ts";
import type { MailedAnswer } from "../../../shared/calendar/mailed-answers.contract.ts";
import { publicCalendarRoutes } from "../../../web/calendar/public.routes.ts";
import { fakeServer, json, problem } from "../fake-server.ts";
import { signOut } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

import "../../../web/calendar/answers/mailed-answer.page.tsx";

const READ = "POST /v1/public/calendar/answers";
const GIVE = "PUT /v1/public/calendar/answers";

const attendance = (own: Partial<NonNullable<Attendance["own"]>> | null = null): Attendance => ({
  coming: 3,
  waiting: 0,
  maybe: 0,
  no: 0,
  free: 2,
  own: own && {
    answer: "yes",
    persons: 1,
    state: "coming",
    position: null,
    answeredAt: "2026-11-01T08:00:00.000Z",
    ...own,
  },
});

const asked = (overrides: Partial<MailedAnswer> = {}): MailedAnswer => ({
  id: "ev1",
  title: "Klausur",
  start: "2030-03-14T08:00:00.000Z",
  end: "2030-03-14T16:00:00.000Z",
  wholeDay: false,
  location: "Graz",
  answersPer: "person",
  attendance: attendance(),
  until: "2030-03-01T11:00:00.000Z",
  isOpen: true,
  name: "Mag. Anna Berger",
  officeName: null,
  answeredBy: null,
  ...overrides,
});

const show = (answers: Parameters<typeof fakeServer>[0], at = "/calendar/answer?token=t1&answer=no") => {
  signOut();
  const server = fakeServer(answers);
  return {
    ...server,
    ...renderRoutes([{ HydrateFallback: () => null, children: publicCalendarRoutes }], at),
  };
};

describe("answering from a mail", () => {
  it("takes a click: opening the link tells what is asked of whom, and changes nothing", async () => {
    const page = show({
      [READ]: () => json(asked()),
      [GIVE]: () => json(asked({ attendance: attendance({ answer: "no", state: "no" }) })),
    });
    await screen.findByRole("heading", { name: "Klausur" });
    expect(screen.getByText(/^Donnerstag, 14\. März 2030/)).toBeDefined();
    expect(screen.getByText("Graz")).toBeDefined();
    expect(screen.getByText("Antwort von Mag. Anna Berger")).toBeDefined();
    expect(screen.getByText("3 Personen kommen · noch 2 Plätze frei")).toBeDefined();
    expect(screen.getByText("Eingetragen wird Ihre Antwort erst, wenn Sie hier klicken.")).toBeDefined();
    expect(page.asked(GIVE)).toEqual([]);

    await page.user.click(screen.getByRole("button", { name: "Absagen" }));

    expect(await screen.findByText("Ihre Antwort ist eingetragen.")).toBeDefined();
    expect(screen.getByText("Sie: kommt nicht")).toBeDefined();
    expect(page.asked(GIVE)[0]?.body).toEqual({ token: "t1", answer: "no", shownStart: asked().start });
    expect(screen.getByRole("link", { name: "Termin im Portal ansehen" }).getAttribute("href")).toBe(
      "/calendar/events/ev1",
    );
  });

  it("is for the office where offices are asked, and says whose answer it replaces", async () => {
    const office = {
      answersPer: "office",
      officeName: "Kanzlei Linz",
      answeredBy: "Max Moser",
      attendance: attendance({ persons: 2 }),
    } as const;
    const page = show({
      [READ]: () => json(asked(office)),
      [GIVE]: () => json(asked({ ...office, answeredBy: null, attendance: attendance({ persons: 3 }) })),
    });
    await screen.findByText("Antwort für Kanzlei Linz, von Mag. Anna Berger");
    expect(screen.getByText(/^Für Ihre Kanzlei hat Max Moser geantwortet/)).toBeDefined();
    const persons = screen.getByRole("spinbutton", { name: "Personen" });
    await page.user.clear(persons);
    await page.user.type(persons, "3");

    await page.user.click(screen.getByRole("button", { name: "Zusage für die Kanzlei" }));

    expect(await screen.findByText("Ihre Kanzlei: kommt, 3 Personen")).toBeDefined();
    expect(screen.queryByText(/Max Moser/)).toBeNull();
    expect(page.asked(GIVE)[0]?.body).toMatchObject({ token: "t1", answer: "yes", persons: 3 });
  });

  it("keeps what is shown when an answer is refused, and says why", async () => {
    const page = show({
      [READ]: () => json(asked()),
      [GIVE]: () => problem(eventProblems.answersOver),
    });
    await page.user.click(await screen.findByRole("button", { name: "Zusagen" }));

    expect(await screen.findByText("Zu diesem Termin kann nicht mehr geantwortet werden.")).toBeDefined();
    expect(screen.queryByText("Ihre Antwort ist eingetragen.")).toBeNull();
  });

  it("is over when answers are, and leads to the portal", async () => {
    show({ [READ]: () => json(asked({ isOpen: false, attendance: attendance({}) })) });

    expect(await screen.findByText("Antworten sind nicht mehr möglich.")).toBeDefined();
    expect(screen.getByText("Sie: kommt")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Termin im Portal ansehen" })).toBeDefined();
  });

  it("says when the link is good no more, or incomplete", async () => {
    show({ [READ]: () => problem(eventProblems.answerLink) });

    expect(await screen.findByText("Dieser Link gilt nicht oder nicht mehr.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Zum Kalender im Portal" })).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("needs the whole address", async () => {
    show({}, "/calendar/answer");

    expect(await screen.findByText(/^Diesem Link fehlt ein Teil/)).toBeDefined();
  });
});
