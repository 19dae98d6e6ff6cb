import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { json, listed, noContent } from "../fake-server.ts";
import { everywhere } from "../people.ts";
import { anAudience, aShownEvent, calendarServer } from "./calendar-server.ts";
import { renderCalendar } from "./render-calendar.tsx";

import "../../../web/calendar/events/event-edit.page.tsx";
import "../../../web/calendar/events/event.page.tsx";
import "../../../web/calendar/series/repeat-dialog.tsx";
import "../../../web/components/form/rich-text/rich-text-surface.tsx";

const ADDRESS = "/calendar/events/ev1";
const READ = "GET /v1/calendar/events/ev1";
const REMOVE = "DELETE /v1/calendar/events/ev1";
const editor = { grants: everywhere("EDIT_EVENTS") };

const inSeries = aShownEvent({
  seriesId: "s1",
  seriesRule: "FREQ=WEEKLY;BYDAY=WE",
  seriesPlace: {
    number: 2,
    count: 24,
    lastStart: "2027-06-30T07:00:00.000Z",
    previous: "ev0",
    next: "ev2",
  },
});

const serve = (event = aShownEvent(), answers: Parameters<typeof calendarServer>[1] = {}) =>
  calendarServer([event], { [READ]: () => json(event), ...answers });

describe("a series", () => {
  it("is made on the days that were looked at first, holidays named", async () => {
    const REPEAT = "POST /v1/calendar/events/ev1/series";
    const server = serve(aShownEvent(), {
      [REPEAT]: () => json({ seriesId: "ev1", created: 2 }, { status: 201 }),
      "GET /v1/calendar/holidays": () => listed({ date: "2026-12-09", name: "Maria Empfängnis" }),
    });
    const { user } = renderCalendar(ADDRESS, editor);
    await user.click(await screen.findByRole("button", { name: "Serie anlegen …" }));

    const times = await screen.findByRole("spinbutton", { name: "Wie viele" });
    await user.clear(times);
    await user.type(times, "4");
    await screen.findByRole("checkbox", {
      name: "Mittwoch, 9. Dezember (09.12.2026), Feiertag: Maria Empfängnis",
    });
    await user.click(screen.getByRole("checkbox", { name: "Mittwoch, 2. Dezember (02.12.2026)" }));
    await user.click(screen.getByRole("button", { name: "2 weitere eintragen" }));

    await screen.findByText("2 weitere Termine sind eingetragen.");
    expect(server.asked(REPEAT)[0]?.body).toEqual({
      rule: "FREQ=WEEKLY;BYDAY=WE;COUNT=4",
      without: ["2026-12-02"],
    });
  });

  it("is told by its event, with the way to the one before and after, and not offered again", async () => {
    serve(inSeries);
    renderCalendar(ADDRESS, editor);

    await screen.findByText("jeden Mittwoch, 24 Termine bis 30.06.2027");
    expect(screen.getByRole("link", { name: "Voriger Termin" }).getAttribute("href")).toBe(
      "/calendar/events/ev0",
    );
    expect(screen.getByRole("link", { name: "Nächster Termin" }).getAttribute("href")).toBe(
      "/calendar/events/ev2",
    );
    expect(screen.getByRole("link", { name: "Die Serie in meinen Kalender" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Serie anlegen …" })).toBeNull();
  });

  it("is deleted as far as is chosen, which says whom that tells, and comes back as far", async () => {
    const RESTORE = "PUT /v1/calendar/events/ev1/restore";
    const server = serve(inSeries, {
      [REMOVE]: noContent,
      [RESTORE]: () => json(inSeries),
      "GET /v1/calendar/events/audience": ({ url }) =>
        json(anAudience({ people: url.searchParams.get("scope") === "following" ? 7 : 2, mails: 1 })),
    });
    const { user } = renderCalendar(ADDRESS, editor);
    await user.click(await screen.findByRole("button", { name: "Löschen" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Termin absagen und löschen?" }));
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: "nur diesen Termin" }).checked).toBe(true);
    await dialog.findByText(/^2 Personen/);
    await user.click(dialog.getByRole("radio", { name: "diesen und alle folgenden" }));
    await dialog.findByText(/^7 Personen/);
    await user.click(dialog.getByRole("button", { name: "Löschen" }));
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(server.asked(RESTORE)).toHaveLength(1));
    const scopes = [REMOVE, RESTORE].map((call) => server.asked(call)[0]?.url.searchParams.get("scope"));
    expect(scopes).toEqual(["following", "following"]);
  });

  it("is changed as far as is chosen in the editor, which says whom that tells", async () => {
    const SAVE = "POST /v1/calendar/events/ev1";
    const toCome = { ...inSeries, start: "2100-03-14T08:00:00.000Z", end: "2100-03-14T09:00:00.000Z" };
    const asking = { ...toCome, asksForAnswers: true };
    const server = serve(asking, {
      [SAVE]: () => json(asking),
      "GET /v1/calendar/events/audience": ({ url }) =>
        json(
          anAudience({
            people: url.searchParams.get("scope") === "all" ? 7 : 2,
            mails: 1,
            overlaps: { asked: 20, busy: 12 },
          }),
        ),
    });
    const { user } = renderCalendar(`${ADDRESS}/edit`, editor);
    await screen.findByText("12 von 20 haben zu dieser Zeit schon etwas anderes zugesagt.");
    await screen.findByText(/^2 Personen/);
    await user.click(screen.getByRole("radio", { name: "alle der Serie" }));
    await screen.findByText(/^7 Personen/);
    await user.type(screen.getByRole("textbox", { name: /^Ort/ }), ", Saal 2");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um/);
    expect(server.asked(SAVE)[0]?.url.searchParams.get("scope")).toBe("all");
  });
});
