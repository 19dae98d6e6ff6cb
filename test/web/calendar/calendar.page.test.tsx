import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Attendance } from "../../../shared/calendar/event-attendance.ts";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { json, listed, problem } from "../fake-server.ts";
import { pick } from "../pick.ts";
import { showAt } from "../screen.ts";
import { aCategory, aShownEvent, calendarServer, configOf } from "./calendar-server.ts";
import { renderCalendar } from "./render-calendar.tsx";

import "../../../web/calendar/events/new-event-dialog.tsx";
import "../../../web/calendar/views/calendar.page.tsx";

const EVENTS = "GET /v1/calendar/events";
const DAY = "/calendar?tag=2026-11-18";

describe("the calendar", () => {
  it("shows Vienna's month with its whole weeks, on a desk", async () => {
    showAt(1_440);
    const server = calendarServer([aShownEvent()]);
    renderCalendar(DAY);

    const title = await screen.findByText("Fachtagung Umsatzsteuer");

    expect(title.closest("a")?.getAttribute("href")).toBe("/calendar/events/ev1");
    expect(title.closest("a")?.textContent).toContain("09:00");
    expect(screen.getByRole("heading", { name: "November 2026" })).toBeDefined();
    expect(configOf(server.asked(EVENTS)[0])).toMatchObject({
      from: "2026-10-25T23:00:00.000Z",
      to: "2026-12-06T23:00:00.000Z",
    });
  });

  it("shows a phone the list first", async () => {
    calendarServer([aShownEvent()]);
    renderCalendar(DAY);

    await screen.findByText("09:00–17:00 Uhr");

    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Liste" }).checked).toBe(true);
  });

  it.each([
    ["Woche", "woche", "16.–22. November 2026 · KW 47"],
    ["Tag", "tag", "Mittwoch, 18. November 2026"],
  ])("goes to the view %s, which stands in the address", async (name, word, title) => {
    showAt(1_440);
    calendarServer([aShownEvent()]);
    const { user, address } = renderCalendar(DAY);

    await user.click(await screen.findByRole("radio", { name }));

    await screen.findByRole("heading", { name: title });
    expect(address()).toBe(`${DAY}&ansicht=${word}`);
    await screen.findByText("Fachtagung Umsatzsteuer");
  });

  it("turns its pages by buttons and by keys", async () => {
    showAt(1_440);
    calendarServer([]);
    const { user, address } = renderCalendar(`${DAY}&ansicht=woche`);

    await user.click(await screen.findByRole("button", { name: "Nächste Woche" }));
    await waitFor(() => expect(address()).toContain("tag=2026-11-25"));
    fireEvent.keyDown(screen.getByRole("region", { name: "Kalender" }), { key: "PageUp" });
    await waitFor(() => expect(address()).toContain("tag=2026-11-18"));
    await user.click(screen.getByRole("button", { name: "Heute" }));

    await waitFor(() => expect(address()).not.toContain("tag="));
  });

  it("shows the days of an event that has no times, and nothing of the day after", async () => {
    calendarServer([
      aShownEvent({
        wholeDay: true,
        start: "2026-11-18T23:00:00.000Z",
        end: "2026-11-20T23:00:00.000Z",
      }),
    ]);
    renderCalendar(`${DAY}&ansicht=liste`);

    expect(await screen.findAllByText("Ganztägig")).toHaveLength(2);
    expect(screen.getByText("19. November 2026")).toBeDefined();
    expect(screen.getByText("20. November 2026")).toBeDefined();
  });

  it.each([
    ["spring", "2026-03-29", "2026-03-29T00:30:00.000Z", "2026-03-29T01:30:00.000Z", "01:30–03:30 Uhr"],
    ["autumn", "2026-10-25", "2026-10-24T23:30:00.000Z", "2026-10-25T02:00:00.000Z", "01:30–03:00 Uhr"],
  ])("has the hours of the night in %s that Vienna's clocks show", async (_, day, start, end, hours) => {
    calendarServer([aShownEvent({ start, end })]);
    renderCalendar(`/calendar?tag=${day}&ansicht=liste`);

    await screen.findByText(hours);
  });

  it("is filtered by category and office, whose holidays it shows", async () => {
    showAt(1_440);
    const server = calendarServer([aShownEvent()]);
    const { address } = renderCalendar(DAY);

    await pick("Kategorie", "Fortbildung");
    await pick("Kanzlei", "Kanzlei Wien");

    await waitFor(() => expect(address()).toBe(`${DAY}&category=seminar&organisationid=1`));
    await waitFor(() =>
      expect(configOf(server.asked(EVENTS).at(-1)).filters).toEqual([
        { field: "category", values: ["seminar"], comparator: "eq" },
        { field: "organisationid", values: ["1"], comparator: "eq" },
      ]),
    );
    const holidays = server.asked("GET /v1/calendar/holidays").at(-1);
    expect(holidays?.url.searchParams.get("organisationId")).toBe("1");
  });

  it("has holidays until they are switched off, and birthdays once they are wanted", async () => {
    showAt(1_440);
    const server = calendarServer([], {
      "GET /v1/calendar/birthdays": () =>
        listed({ employeeId: "e7", name: "Eva Gruber", organisationId: "1", date: "2026-11-19" }),
      "GET /v1/calendar/holidays": () => listed({ date: "2026-11-15", name: "Leopoldi" }),
    });
    const { user, address } = renderCalendar(DAY);
    await screen.findByText("Leopoldi");
    expect(server.asked("GET /v1/calendar/birthdays")).toEqual([]);

    await user.click(screen.getByRole("checkbox", { name: "Geburtstage" }));
    // Without layout the grid hides what it could not measure.
    const birthday = await screen.findByText("Eva Gruber");
    expect(birthday.closest("a")?.textContent).toBe("Geburtstag: Eva Gruber");
    expect(birthday.closest("a")?.getAttribute("href")).toBe("/employees/e7");
    await user.click(screen.getByRole("checkbox", { name: "Feiertage" }));

    await waitFor(() => expect(screen.queryByText("Leopoldi")).toBeNull());
    expect(address()).toBe(`${DAY}&geburtstage=ja&feiertage=nein`);
  });

  it("shows that one does not come to an event", async () => {
    const own = {
      answer: "no",
      persons: 1,
      state: "no",
      position: null,
      answeredAt: "2026-11-01T08:00:00.000Z",
    };
    const attendance = { coming: 3, waiting: 0, maybe: 0, no: 1, free: null, own } as Attendance;
    calendarServer([aShownEvent({ asksForAnswers: true, attendance })]);
    renderCalendar(DAY);

    const title = await screen.findByText("Fachtagung Umsatzsteuer (nicht dabei)");

    expect(title.closest(".calendar-declined")).not.toBeNull();
  });

  it("names its hours in German to who hears it", async () => {
    showAt(1_440);
    calendarServer([aShownEvent()]);
    renderCalendar(`${DAY}&ansicht=tag`);
    await screen.findByText("Fachtagung Umsatzsteuer");

    expect(document.body.innerHTML).not.toMatch(/Timed|All-day/);
    expect(screen.getByText("Mit Uhrzeit")).toBeDefined();
  });

  it.each(["tag", "woche"])("marks what time it is in the view %s", async (view) => {
    showAt(1_440);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T09:30:00.000Z") });
    calendarServer([aShownEvent()]);
    renderCalendar(`/calendar?ansicht=${view}`);
    await screen.findByText("Fachtagung Umsatzsteuer");

    const line = document.querySelector(".calendar-now");

    expect(line?.closest("[data-date]")?.getAttribute("data-date")).toBe("2026-11-18");
    vi.useRealTimers();
  });

  it("is offered to one's own calendar program", async () => {
    calendarServer([], { "GET /v1/calendar/feed": () => json({ feed: null }) });
    const { user } = renderCalendar(DAY);

    await user.click(await screen.findByRole("button", { name: "Abonnieren" }));

    const dialog = within(await screen.findByRole("dialog", { name: "Kalender abonnieren" }));
    expect(await dialog.findByRole("button", { name: "Adresse erstellen" })).toBeDefined();
  });

  it("names the categories whose colours it shows", async () => {
    showAt(1_440);
    calendarServer([], {
      "GET /v1/calendar/categories": () => listed(aCategory(), aCategory({ id: "x", name: "Fristen" })),
    });
    renderCalendar(DAY);

    const legend = within(await screen.findByRole("list", { name: "Farben der Kategorien" }));

    expect(legend.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Fortbildung",
      "Fristen",
    ]);
  });

  it("is searched through all times", async () => {
    const server = calendarServer([aShownEvent()]);
    const { user } = renderCalendar(DAY);

    await user.type(await screen.findByRole("searchbox", { name: "Suchen" }), "tagung");

    const hits = within(await screen.findByRole("region", { name: "Gefundene Termine" }));
    expect(hits.getByRole("link").getAttribute("href")).toBe("/calendar/events/ev1");
    expect(hits.getByText(/Mittwoch, 18. November 2026, 09:00–17:00 Uhr · Festsaal/)).toBeDefined();
    const asked = server.asked(EVENTS).map(configOf);
    expect(asked.find(({ limit, searchTerm }) => searchTerm === "tagung" && limit === 15)).not.toHaveProperty(
      "from",
    );
  });

  it("asks for nothing but the hits while it is searched", async () => {
    const server = calendarServer([aShownEvent()]);
    renderCalendar(`${DAY}&suche=tagung`);

    await screen.findByRole("region", { name: "Gefundene Termine" });

    expect(server.asked(EVENTS)).toHaveLength(1);
    expect(server.asked("GET /v1/calendar/birthdays")).toEqual([]);
    expect(server.asked("GET /v1/calendar/holidays")).toEqual([]);
  });

  it("says that there is nothing", async () => {
    calendarServer([]);
    renderCalendar(DAY);
    await screen.findByText("In dieser Zeit gibt es keine Termine.");
  });

  it("says what failed, and tries again", async () => {
    let tries = 0;
    calendarServer([], {
      [EVENTS]: () => (tries++ === 0 ? problem(internalProblems.failure) : listed(aShownEvent())),
    });
    const { user } = renderCalendar(DAY);

    await user.click(await screen.findByRole("button", { name: "Noch einmal versuchen" }));

    await screen.findByText("Fachtagung Umsatzsteuer");
  });
});
