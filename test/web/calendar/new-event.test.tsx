import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { everywhere } from "../people.ts";
import { pick } from "../pick.ts";
import { aShownEvent, calendarServer } from "./calendar-server.ts";
import { renderCalendar } from "./render-calendar.tsx";

import "../../../web/calendar/events/new-event-dialog.tsx";
import "../../../web/calendar/views/calendar.page.tsx";

const CREATE = "PUT /v1/calendar/events";
const DAY = "/calendar?tag=2026-11-18";

describe("a new event", () => {
  it("is offered to those only who may enter one", async () => {
    calendarServer([]);
    renderCalendar(DAY);
    await screen.findByText("In dieser Zeit gibt es keine Termine.");

    expect(screen.queryByRole("button", { name: "Neuer Termin" })).toBeNull();
  });

  it("is stored with the morning hour of the day that is shown", async () => {
    const server = calendarServer([], { [CREATE]: () => Response.json(aShownEvent(), { status: 201 }) });
    const { user } = renderCalendar(DAY, { grants: everywhere("EDIT_EVENTS") });

    await user.click(await screen.findByRole("button", { name: "Neuer Termin" }));
    await user.type(await screen.findByRole("textbox", { name: /^Titel/ }), "Fachtagung");
    await user.click(screen.getByRole("button", { name: "Eintragen" }));

    await screen.findByText("„Fachtagung Umsatzsteuer“ ist eingetragen.");
    expect(server.asked(CREATE)[0]?.body).toMatchObject({
      title: "Fachtagung",
      start: "2026-11-18T08:00:00.000Z",
      end: "2026-11-18T09:00:00.000Z",
      wholeDay: false,
      organisationid: null,
    });
  });

  it.each([
    ["morning", "2026-11-18T05:10:00.000Z", "18.11.2026 09:00"],
    ["afternoon", "2026-11-18T13:20:00.000Z", "18.11.2026 15:00"],
    ["night", "2026-11-18T21:00:00.000Z", "19.11.2026 09:00"],
    ["last hour", "2026-11-18T22:30:00.000Z", "19.11.2026 09:00"],
  ])("is proposed for when one would still plan it in the %s", async (_, now, begin) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
    calendarServer([]);
    const { user } = renderCalendar("/calendar", { grants: everywhere("EDIT_EVENTS") });

    await user.click(await screen.findByRole("button", { name: "Neuer Termin" }));

    const start = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Beginn/ });
    expect(start.value).toBe(begin);
    vi.useRealTimers();
  });

  it("takes its end along where its begin moves", async () => {
    calendarServer([]);
    const { user } = renderCalendar(DAY, { grants: everywhere("EDIT_EVENTS") });
    await user.click(await screen.findByRole("button", { name: "Neuer Termin" }));
    const typedIn = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;
    const type = async (name: RegExp, words: string) => {
      const field = await screen.findByRole("textbox", { name });
      await user.clear(field);
      await user.type(field, words);
    };

    await type(/^Ende/, "18.11.2026 11:30");
    await type(/^Beginn/, "27.03.2027 14:00");
    expect(typedIn(/^Ende/)).toBe("27.03.2027 16:30");
    await user.click(screen.getByRole("checkbox", { name: "Ganztägig" }));
    await type(/^Letzter Tag/, "29.03.2027");
    await type(/^Erster Tag/, "20.10.2027");

    expect(typedIn(/^Letzter Tag/)).toBe("22.10.2027");
  });

  it("takes all that was chosen along to its editor", async () => {
    calendarServer([]);
    const { user, address } = renderCalendar(DAY, { grants: everywhere("EDIT_EVENTS") });
    await user.click(await screen.findByRole("button", { name: "Neuer Termin" }));
    await user.type(await screen.findByRole("textbox", { name: /^Titel/ }), "Skitage");
    await pick("Kategorie$", "Fortbildung");
    await pick("Kanzlei", "Kanzlei Wien");

    await user.click(screen.getByRole("button", { name: "Weitere Angaben …" }));

    await waitFor(() => expect(address()).toMatch(/^\/calendar\/events\/new/));
    expect(Object.fromEntries(new URLSearchParams(address().split("?")[1]))).toMatchObject({
      titel: "Skitage",
      kategorie: "seminar",
      kanzlei: "1",
    });
  });

  it("takes whole days by their first and last one", async () => {
    const server = calendarServer([], { [CREATE]: () => Response.json(aShownEvent(), { status: 201 }) });
    const { user } = renderCalendar(DAY, { grants: [{ rule: "EDIT_EVENTS", ressource: "1" }] });
    await user.click(await screen.findByRole("button", { name: "Neuer Termin" }));
    await user.type(await screen.findByRole("textbox", { name: /^Titel/ }), "Skitage");

    await user.click(screen.getByRole("checkbox", { name: "Ganztägig" }));
    const last = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Letzter Tag/ });
    expect(last.value).toBe("18.11.2026");
    await user.clear(last);
    await user.type(last, "20.11.2026");
    await user.click(screen.getByRole("button", { name: "Eintragen" }));

    await waitFor(() =>
      expect(server.asked(CREATE)[0]?.body).toMatchObject({
        start: "2026-11-17T23:00:00.000Z",
        end: "2026-11-20T23:00:00.000Z",
        wholeDay: true,
        organisationid: "1",
      }),
    );
  });
});
