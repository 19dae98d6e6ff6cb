import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { categoryProblems } from "../../../shared/calendar/calendar.problems.ts";
import { chooseAction } from "../choose-action.ts";
import { json, listed, noContent, problem } from "../fake-server.ts";
import { everywhere } from "../people.ts";
import { pick } from "../pick.ts";
import { aCategory, calendarServer } from "./calendar-server.ts";
import { renderCalendar } from "./render-calendar.tsx";

import "../../../web/calendar/categories/categories.page.tsx";
import "../../../web/calendar/events/event-edit.page.tsx";
import "../../../web/components/form/rich-text/rich-text-surface.tsx";

const ADDRESS = "/calendar/categories";
const POST = "POST /v1/calendar/categories";
const PUT = "PUT /v1/calendar/categories/seminar";
const DELETE = "DELETE /v1/calendar/categories/seminar";
const keeper = { grants: everywhere("EDIT_EVENTS") };

const dialog = async () => within(await screen.findByRole("dialog"));

it("are all there to choose from, also those that the first answer left out", async () => {
  const server = calendarServer([], {
    "GET /v1/calendar/categories": ({ url }) => {
      const { skip } = JSON.parse(url.searchParams.get("config") ?? "{}") as { skip: number };
      const rest = { totalCount: 2, data: [aCategory({ id: `c${skip}`, name: `Kategorie ${skip}` })] };
      return json(rest);
    },
  });
  renderCalendar("/calendar/events/new", keeper);

  await waitFor(() => expect(server.asked("GET /v1/calendar/categories")).toHaveLength(2));
  await pick("Kategorie", "Kategorie 1");
});

describe("the categories", () => {
  it("are for those only who look after all events", async () => {
    calendarServer([]);
    renderCalendar(ADDRESS, { grants: [{ rule: "EDIT_EVENTS", ressource: "1" }] });

    await screen.findByRole("heading", { level: 1, name: "Keine Berechtigung" });
  });

  it("get a new one, whose colour the portal may choose", async () => {
    const server = calendarServer([], {
      [POST]: () => json(aCategory({ name: "Fristen" }), { status: 201 }),
    });
    const { user } = renderCalendar(ADDRESS, keeper);
    await user.click(await screen.findByRole("button", { name: "Neue Kategorie" }));

    await user.type((await dialog()).getByRole("textbox", { name: /^Name/ }), "Fristen");
    await user.click((await dialog()).getByRole("button", { name: "Speichern" }));

    await screen.findByText("Die Kategorie „Fristen“ ist gespeichert.");
    expect(server.asked(POST)[0]?.body).toMatchObject({ name: "Fristen", colour: null });
  });

  it("show how one reads on a colour before it is stored", async () => {
    const server = calendarServer([], { [PUT]: () => json(aCategory({ colour: "#ffee00" })) });
    const { user } = renderCalendar(ADDRESS, keeper);
    await chooseAction(user, "Fortbildung", "Kategorie bearbeiten");

    fireEvent.change((await dialog()).getByLabelText("Farbe"), { target: { value: "#ffee00" } });

    expect((await dialog()).getByText(/^Kontrast der Schrift 1\d,\d : 1$/)).toBeDefined();
    const sample = (await dialog()).getByText("So steht ein Termin im Kalender");
    expect(getComputedStyle(sample).color).toBe("rgb(0, 0, 0)");
    await user.click((await dialog()).getByRole("button", { name: "Speichern" }));
    await waitFor(() => expect(server.asked(PUT)[0]?.body).toMatchObject({ colour: "#ffee00" }));
  });

  it("are deleted once one knows how many events stay without, also of those one does not see", async () => {
    const server = calendarServer([], {
      "GET /v1/calendar/events": () => json({ totalCount: 9, data: [], skip: 0 }),
      [DELETE]: ({ url }) =>
        url.searchParams.get("events") === "12"
          ? noContent()
          : problem(categoryProblems.inUse, { current: { events: 12 } }),
    });
    const { user } = renderCalendar(ADDRESS, keeper);
    await chooseAction(user, "Fortbildung", "Löschen");

    await screen.findByText(/hat 9 Termine. Sie bleiben ohne Kategorie/);
    await user.click((await dialog()).getByRole("button", { name: "Löschen, 9 Termine behalten" }));
    await screen.findByText(/hat 12 Termine. Sie bleiben ohne Kategorie/);
    await user.click((await dialog()).getByRole("button", { name: "Löschen, 12 Termine behalten" }));

    await screen.findByText("Die Kategorie „Fortbildung“ ist gelöscht.");
    expect(server.asked(DELETE)).toHaveLength(2);
  });

  it("say what they are for while there are none", async () => {
    calendarServer([], { "GET /v1/calendar/categories": () => listed() });
    renderCalendar(ADDRESS, keeper);

    await screen.findByText("Hier stehen Kategorien, sobald jemand die erste anlegt.");
  });
});
