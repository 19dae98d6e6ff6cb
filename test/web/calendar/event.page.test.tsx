import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import type { Attendance, AttendanceRow } from "../../../shared/calendar/event-attendance.ts";
import { json, listed, noContent, problem } from "../fake-server.ts";
import { everywhere } from "../people.ts";
import { anAudience, aShownEvent, calendarServer } from "./calendar-server.ts";
import { renderCalendar } from "./render-calendar.tsx";

import "../../../web/calendar/events/event.page.tsx";

const ADDRESS = "/calendar/events/ev1";
const READ = "GET /v1/calendar/events/ev1";
const ANSWERS = "GET /v1/calendar/events/ev1/answers";
const ANSWER = "PUT /v1/calendar/events/ev1/answer";
const editor = { grants: everywhere("EDIT_EVENTS") };

const attendance = (overrides: Partial<Attendance> = {}): Attendance => ({
  coming: 12,
  waiting: 0,
  maybe: 3,
  no: 1,
  free: 8,
  own: null,
  ...overrides,
});

const aRow = (overrides: Partial<AttendanceRow> = {}): AttendanceRow => ({
  id: "e7",
  employeeId: "e7",
  organisationId: "1",
  name: "Eva Gruber",
  organisationName: "Kanzlei Wien",
  persons: 1,
  state: "coming",
  position: null,
  answeredAt: "2026-11-01T08:00:00.000Z",
  ...overrides,
});

const asking = (overrides: Parameters<typeof aShownEvent>[0] = {}) =>
  aShownEvent({
    start: "2100-03-14T08:00:00.000Z",
    end: "2100-03-14T16:00:00.000Z",
    asksForAnswers: true,
    places: 20,
    attendance: attendance(),
    ...overrides,
  });

const serve = (event = aShownEvent(), answers: Parameters<typeof calendarServer>[1] = {}) =>
  calendarServer([event], { [READ]: () => json(event), [ANSWERS]: () => listed(aRow()), ...answers });

describe("an event", () => {
  it("says when and where, with a map and a file for one's own calendar", async () => {
    serve(aShownEvent({ url: "https://tagung.example" }));
    renderCalendar(ADDRESS);

    await screen.findByRole("heading", { level: 1, name: "Fachtagung Umsatzsteuer" });
    expect(screen.getAllByText(/Mittwoch, 18. November 2026, 09:00–17:00 Uhr/).length).toBeGreaterThan(0);
    expect(screen.getByRole("link", { name: /^Auf der Karte zeigen/ }).getAttribute("href")).toBe(
      "https://www.openstreetmap.org/search?query=Festsaal%2C+St.+P%C3%B6lten",
    );
    expect(screen.getByRole("link", { name: "In meinen Kalender" }).getAttribute("href")).toBe(
      "/v1/calendar/events/ev1/ics",
    );
    expect(screen.getByRole("link", { name: /tagung.example/ })).toBeDefined();
    expect(screen.getByText("Fortbildung")).toBeDefined();
    expect(screen.getByText("Mit Mittagessen.")).toBeDefined();
  });

  it("offers those who only read nothing that they may not do", async () => {
    serve();
    renderCalendar(ADDRESS);
    await screen.findByRole("heading", { level: 1 });

    expect(screen.queryByRole("button", { name: /Bearbeiten|Löschen|Kopieren|Serie/ })).toBeNull();
  });

  it("is deleted, and comes back", async () => {
    const server = serve(aShownEvent(), {
      "DELETE /v1/calendar/events/ev1": noContent,
      "PUT /v1/calendar/events/ev1/restore": () => json(aShownEvent()),
    });
    const { user, address } = renderCalendar(ADDRESS, editor);

    await user.click(await screen.findByRole("button", { name: "Löschen" }));
    await screen.findByText("„Fachtagung Umsatzsteuer“ ist gelöscht.");
    expect(address()).toBe("/calendar");
    await user.click(screen.getByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(address()).toBe(ADDRESS));
    expect(server.asked("PUT /v1/calendar/events/ev1/restore")).toHaveLength(1);
  });

  it("says whom its deletion tells before it is deleted, and may tell nobody", async () => {
    const REMOVE = "DELETE /v1/calendar/events/ev1";
    const server = serve(asking(), {
      [REMOVE]: noContent,
      "GET /v1/calendar/events/audience": () => json(anAudience({ people: 12, mails: 11, bells: 9 })),
    });
    const { user } = renderCalendar(ADDRESS, editor);

    await user.click(await screen.findByRole("button", { name: "Löschen" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Termin absagen und löschen?" }));
    await dialog.findByText("12 Personen (11 per E-Mail, 9 über die Glocke), gleich.");
    expect(server.asked(REMOVE)).toEqual([]);
    await user.click(dialog.getByRole("radio", { name: "Ohne Benachrichtigung" }));
    await user.click(dialog.getByRole("button", { name: "Löschen" }));

    await waitFor(() => expect(server.asked(REMOVE)[0]?.url.searchParams.get("isSilent")).toBe("true"));
    const asked = server.asked("GET /v1/calendar/events/audience")[0]?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ event: "ev1", about: "deletion" });
  });
});

describe("who comes", () => {
  it("is answered, and shown with what is free", async () => {
    let own: Attendance["own"] = null;
    const answered = { persons: 1, position: null, answeredAt: "2026-11-01T08:00:00.000Z" };
    const server = serve(asking(), {
      [READ]: () => json(asking({ attendance: attendance({ own }) })),
      [ANSWER]: () => {
        own = { answer: "yes", state: "coming", ...answered };
        return json(attendance({ own }));
      },
    });
    const { user } = renderCalendar(ADDRESS);
    const panel = within(await screen.findByRole("region", { name: "Wer kommt" }));
    expect(panel.getByText("12 Personen kommen · noch 8 Plätze frei · 3 vielleicht")).toBeDefined();

    await user.click(panel.getByRole("button", { name: "Ja, ich komme" }));

    await screen.findByText("Sie: kommt");
    expect(server.asked(ANSWER)[0]?.body).toEqual({ answer: "yes", shownStart: asking().start });
    expect(panel.getByRole("button", { name: "Ja, ich komme" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("is said once for an office, with a number", async () => {
    const server = serve(asking({ answersPer: "office" }), { [ANSWER]: () => json(attendance()) });
    const { user } = renderCalendar(ADDRESS);

    const persons = await screen.findByRole("spinbutton", { name: "Personen" });
    await user.clear(persons);
    await user.type(persons, "7");
    await user.click(screen.getByRole("button", { name: "Ja, wir kommen" }));

    await waitFor(() => expect(server.asked(ANSWER)[0]?.body).toMatchObject({ answer: "yes", persons: 7 }));
  });

  it("says why an answer was refused", async () => {
    serve(asking(), { [ANSWER]: () => problem(eventProblems.answersOver) });
    const { user } = renderCalendar(ADDRESS);

    await user.click(await screen.findByRole("button", { name: "Vielleicht" }));

    expect((await screen.findByRole("alert")).textContent).toContain(
      "Zu diesem Termin kann nicht mehr geantwortet werden.",
    );
  });

  it("shows when it is now where it was moved meanwhile, and what is gone no longer", async () => {
    let present = asking();
    serve(present, {
      [READ]: () => (present.title === "" ? problem(eventProblems.notFound) : json(present)),
      [ANSWER]: () => problem(present.title === "" ? eventProblems.notFound : eventProblems.moved),
    });
    const { user } = renderCalendar(ADDRESS);
    const answer = async () => user.click(await screen.findByRole("button", { name: "Vielleicht" }));
    await screen.findAllByText(/14. März 2100/);
    present = asking({ start: "2100-03-15T08:00:00.000Z", end: "2100-03-15T16:00:00.000Z" });

    await answer();
    expect((await screen.findAllByText(/15. März 2100/)).length).toBeGreaterThan(0);
    expect(screen.getByText(/Der Termin wurde inzwischen verlegt/)).toBeDefined();

    present = asking({ title: "" });
    await answer();
    expect(await screen.findByText("Diesen Termin gibt es nicht.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Vielleicht" })).toBeNull();
  });

  it("names one's place on the waiting list", async () => {
    const own = {
      answer: "yes",
      persons: 1,
      state: "waiting",
      position: 2,
      answeredAt: "2026-11-01T08:00:00.000Z",
    } as const;
    serve(asking({ attendance: attendance({ free: 0, waiting: 2, own }) }));
    renderCalendar(ADDRESS);

    await screen.findByText("Sie stehen auf Platz 2 der Warteliste und rücken von selbst nach.");
    expect(screen.getByText(/alle Plätze vergeben · 2 auf der Warteliste/)).toBeDefined();
  });

  it("is no longer asked once the event has begun", async () => {
    serve(asking({ start: "2026-01-14T08:00:00.000Z", end: "2026-01-14T16:00:00.000Z" }));
    renderCalendar(ADDRESS);

    await screen.findByText("Antworten sind nicht mehr möglich.");
    expect(screen.queryByRole("button", { name: "Ja, ich komme" })).toBeNull();
  });

  it("is reminded of by who looks after the event, and by nobody else", async () => {
    const REMIND = "PUT /v1/calendar/events/ev1/remind";
    serve(asking(), {
      [REMIND]: () => json({ reminded: 4 }),
      "GET /v1/calendar/events/audience": () => json(anAudience({ people: 4, mails: 4 })),
    });
    const { user } = renderCalendar(ADDRESS, editor);

    await user.click(await screen.findByRole("button", { name: "Erinnern …" }));
    await screen.findByText("4 Personen (4 per E-Mail), gleich.");
    await user.click(await screen.findByRole("button", { name: "Erinnern" }));

    await screen.findByText("4 Personen werden erinnert.");
  });

  it("is a list that colleagues read and do not take away", async () => {
    serve(asking());
    renderCalendar(ADDRESS);

    await screen.findByText("Eva Gruber");

    expect(screen.queryByRole("button", { name: /Exportieren|Erinnern/ })).toBeNull();
  });
});
