import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { json, versioned } from "../fake-server.ts";
import { everywhere } from "../people.ts";
import { pick } from "../pick.ts";
import { anAudience, aShownEvent, calendarServer } from "./calendar-server.ts";
import { renderCalendar } from "./render-calendar.tsx";

import "../../../web/calendar/events/event-edit.page.tsx";
import "../../../web/components/form/rich-text/rich-text-surface.tsx";

const EDIT = "/calendar/events/ev1/edit";
const POST = "POST /v1/calendar/events/ev1";
const PUT = "PUT /v1/calendar/events";
const editor = { grants: everywhere("EDIT_EVENTS") };

const serve = (answers: Parameters<typeof calendarServer>[1] = {}) =>
  calendarServer([], {
    "GET /v1/calendar/events/ev1": () => versioned(aShownEvent(), 3),
    ...answers,
  });

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });

describe("the editor of an event", () => {
  it("shows Vienna's time, and stores it as UTC with the version that was read", async () => {
    const server = serve({ [POST]: () => versioned(aShownEvent(), 4) });
    const { user } = renderCalendar(EDIT, editor);
    const start = await field(/^Beginn/);
    expect(start.value).toBe("18.11.2026 09:00");

    await user.clear(start);
    await user.type(start, "18.11.2026 10:30");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um/);
    expect(server.asked(POST)[0]?.body).toMatchObject({ start: "2026-11-18T09:30:00.000Z" });
    expect(server.asked(POST)[0]?.headers.get("If-Match")).toBe('"3"');
  });

  it("says who hears of what is typed, and may tell it later or to nobody", async () => {
    const ASK = "GET /v1/calendar/events/audience";
    const times = { start: "2100-03-14T08:00:00.000Z", end: "2100-03-14T16:00:00.000Z" };
    const server = serve({
      "GET /v1/calendar/events/ev1": () => json(aShownEvent(times)),
      [ASK]: ({ url }) =>
        json(
          url.searchParams.get("isChanged") === "true"
            ? anAudience({ people: 2, mails: 2, bells: 1, names: ["Eva Gruber", "Vera Huber"] })
            : anAudience({ isOver: true }),
        ),
      [POST]: () => json(aShownEvent(times)),
    });
    const { user } = renderCalendar(EDIT, editor);
    await screen.findByText(/^Die Mitarbeiter wurden schon benachrichtigt/);

    await user.type(await field(/^Ort/), ", Saal 2");
    await screen.findByText("Eva Gruber, Vera Huber (2 per E-Mail, 1 über die Glocke), gleich.");
    await user.click(screen.getByRole("radio", { name: "Ohne Benachrichtigung" }));
    await screen.findByText("Niemand wird benachrichtigt.");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() =>
      expect(server.asked(POST)[0]?.body).toMatchObject({ announcement: { isSilent: true, at: null } }),
    );
    expect(server.asked(ASK)[0]?.url.searchParams.get("event")).toBe("ev1");
  });

  it("refuses an end before the start beside its field", async () => {
    const server = serve();
    const { user } = renderCalendar(EDIT, editor);
    const end = await field(/^Ende/);

    await user.clear(end);
    await user.type(end, "17.11.2026 10:00");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(async () => expect((await field(/^Ende/)).getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getAllByText(/Das Ende liegt vor dem Beginn/).length).toBeGreaterThan(0);
    expect(server.asked(POST)).toEqual([]);
  });

  it("asks for answers, with places and until when", async () => {
    const server = serve({ [POST]: () => json(aShownEvent()) });
    const { user } = renderCalendar(EDIT, editor);

    await user.click(await screen.findByRole("checkbox", { name: "Um Antwort bitten" }));
    await pick("Es antworten", "Kanzleien, mit der Zahl der Personen");
    await user.type(await screen.findByRole("spinbutton", { name: "Plätze" }), "24");
    await user.type(await field(/^Antworten bis/), "15.07.2026 12:00");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() =>
      expect(server.asked(POST)[0]?.body).toMatchObject({
        asksForAnswers: true,
        answersPer: "office",
        places: 24,
        answerUntil: "2026-07-15T10:00:00.000Z",
      }),
    );
  });

  it("is for those who look after the office's events", async () => {
    serve();
    renderCalendar(EDIT, { grants: [{ rule: "EDIT_EVENTS", ressource: "1" }] });

    await screen.findByRole("heading", { level: 1, name: "Keine Berechtigung" });
  });
});

describe("a new event in the editor", () => {
  it("goes on with what was typed on the calendar", async () => {
    const server = serve({ [PUT]: () => json(aShownEvent(), { status: 201 }) });
    const begun = new URLSearchParams({
      titel: "Skitage",
      beginn: "2026-12-31T23:00:00.000Z",
      ende: "2027-01-02T23:00:00.000Z",
      ganztags: "ja",
      kategorie: "seminar",
      kanzlei: "1",
    });
    const { user, address } = renderCalendar(`/calendar/events/new?${begun}`, editor);
    expect((await field(/^Letzter Tag/)).value).toBe("02.01.2027");

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(address()).toBe(EDIT));
    expect(server.asked(PUT)[0]?.body).toMatchObject({
      title: "Skitage",
      wholeDay: true,
      category: "seminar",
      organisationid: "1",
    });
  });

  it("begins as a copy of another, without its files and pictures", async () => {
    const aFile = { id: "f1", fileName: "Programm.pdf", contentType: "application/pdf" };
    const description = '<p>Mit Mittagessen.</p><img src="/v1/files/image-1?variant=preview">';
    const server = serve({
      "GET /v1/calendar/events/ev1": () => json(aShownEvent({ files: [aFile], description })),
      [PUT]: () => json(aShownEvent({ id: "ev2" }), { status: 201 }),
    });
    const { user } = renderCalendar("/calendar/events/new?kopie=ev1", editor);
    expect((await field(/^Titel/)).value).toBe("Fachtagung Umsatzsteuer");

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() =>
      expect(server.asked(PUT)[0]?.body).toMatchObject({ files: [], description: "<p>Mit Mittagessen.</p>" }),
    );
  });
});
