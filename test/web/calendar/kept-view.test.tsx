import "fake-indexeddb/auto";
import { cleanup, screen } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, vi } from "vitest";
import { showAt } from "../screen.ts";
import { calendarServer } from "./calendar-server.ts";
import { renderCalendar } from "./render-calendar.tsx";

import "../../../web/calendar/views/calendar.page.tsx";

vi.stubGlobal("indexedDB", new IDBFactory());

const DAY = "/calendar?tag=2026-11-18";

it("opens as it was left on this device, by whoever left it", async () => {
  showAt(1_440);
  calendarServer([]);
  const { user } = renderCalendar(DAY, { userId: "u1" });
  await user.click(await screen.findByRole("radio", { name: "Woche" }));
  await user.click(screen.getByRole("checkbox", { name: "Geburtstage" }));
  cleanup();

  renderCalendar(DAY, { userId: "u1" });
  await screen.findByRole("heading", { name: /KW 47$/ });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Geburtstage" }).checked).toBe(true);
  cleanup();
  renderCalendar(DAY, { userId: "u2" });
  await screen.findByRole("heading", { name: "November 2026" });
  cleanup();
  renderCalendar(`${DAY}&ansicht=tag&geburtstage=nein`, { userId: "u1" });

  await screen.findByRole("heading", { name: "Mittwoch, 18. November 2026" });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Geburtstage" }).checked).toBe(false);
  expect(Object.keys(localStorage).toSorted()).toEqual(["currentEmployee", "currentUser"]);
});
