import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SeriesDays } from "../../../shared/calendar/event-series.ts";
import { json } from "../fake-server.ts";
import { everywhere } from "../people.ts";
import { anAudience, aShownEvent, calendarServer } from "./calendar-server.ts";
import { renderCalendar } from "./render-calendar.tsx";

import "../../../web/calendar/events/event.page.tsx";
import "../../../web/calendar/series/rule-dialog.tsx";

const ADDRESS = "/calendar/events/ev1";
const RULE = "GET /v1/calendar/events/ev1/series";
const CHANGE = "PUT /v1/calendar/events/ev1/series";

const inSeries = aShownEvent({
  start: "2100-03-10T08:00:00.000Z",
  end: "2100-03-10T09:00:00.000Z",
  seriesId: "s1",
  seriesRule: "FREQ=WEEKLY;BYDAY=WE",
  seriesPlace: {
    number: 2,
    count: 4,
    lastStart: "2100-03-31T07:00:00.000Z",
    previous: "ev0",
    next: "ev2",
  },
});

const known: SeriesDays = {
  rule: "FREQ=WEEKLY;BYDAY=WE",
  first: "2100-03-10",
  own: "2100-03-10",
  days: ["2100-03-10", "2100-03-17", "2100-03-31"],
  without: ["2100-03-24"],
};

const open = async (answers: Parameters<typeof calendarServer>[1] = {}) => {
  const server = calendarServer([inSeries], {
    "GET /v1/calendar/events/ev1": () => json(inSeries),
    [RULE]: ({ url }) =>
      json(
        url.searchParams.get("scope") === "all"
          ? { ...known, first: "2100-03-03", days: ["2100-03-03", ...known.days] }
          : known,
      ),
    [CHANGE]: () => json({ seriesId: "s1", kept: 1, added: 0, dropped: 2 }),
    "GET /v1/calendar/events/audience": () => json(anAudience({ people: 7, mails: 7 })),
    ...answers,
  });
  const page = renderCalendar(ADDRESS, { grants: everywhere("EDIT_EVENTS") });
  await page.user.click(await screen.findByRole("button", { name: "Serie ändern …" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Serie ändern" }));
  await dialog.findByText("3 Termine bleiben, 0 kommen dazu, 0 entfallen.");
  return { ...page, server, dialog };
};

describe("the rule of a series", () => {
  it("begins as it is, without what was left out, and can only be changed", async () => {
    const { dialog } = await open();
    const left = dialog.getByRole<HTMLInputElement>("checkbox", { name: "Mittwoch, 24. März (24.03.2100)" });

    expect(dialog.getAllByText("Wie bisher: jeden Mittwoch")).not.toEqual([]);
    expect(left.checked).toBe(false);
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Serie ändern" }).disabled).toBe(true);
  });

  it("says what stays, comes and goes, and whom that tells, before it is changed", async () => {
    const { dialog, user, server } = await open();
    await user.click(dialog.getByRole("checkbox", { name: "Mittwoch, 31. März (31.03.2100)" }));
    await dialog.findByText("2 Termine bleiben, 0 kommen dazu, 1 entfällt.");
    await dialog.findByText(/^7 Personen/);
    const asked = server.asked("GET /v1/calendar/events/audience").at(-1)?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toEqual({
      event: "ev1",
      about: "rule",
      scope: "following",
      rule: "FREQ=WEEKLY;BYDAY=WE;UNTIL=21000331",
      without: "2100-03-24,2100-03-31",
    });
    await user.click(dialog.getByRole("checkbox", { name: "Mittwoch, 24. März (24.03.2100)" }));
    await dialog.findByText("2 Termine bleiben, 1 kommt dazu, 1 entfällt.");
    expect(dialog.getByText("Mittwoch, 24. März (24.03.2100), neu")).toBeDefined();
    await user.click(dialog.getByRole("checkbox", { name: "Niemanden benachrichtigen" }));
    await user.click(dialog.getByRole("button", { name: "Ändern, 1 Termin entfällt" }));

    await screen.findByText("Die Serie ist geändert: 0 dazu, 2 weniger.");
    expect(server.asked(CHANGE)[0]?.body).toEqual({
      rule: "FREQ=WEEKLY;BYDAY=WE;UNTIL=21000331",
      without: ["2100-03-31"],
      isSilent: true,
    });
  });

  it("leads away from an event that goes itself", async () => {
    const { dialog, user, address, server } = await open();
    await user.click(dialog.getByRole("radio", { name: "alle der Serie" }));
    await dialog.findByText("4 Termine bleiben, 0 kommen dazu, 0 entfallen.");
    await user.click(dialog.getByRole("checkbox", { name: "Mittwoch, 10. März (10.03.2100)" }));
    await dialog.findByText("Auch dieser Termin entfällt.");
    await user.click(dialog.getByRole("button", { name: "Ändern, 1 Termin entfällt" }));

    await waitFor(() => expect(address()).toBe("/calendar"));
    expect(server.asked(CHANGE)[0]?.url.searchParams.get("scope")).toBe("all");
  });
});
