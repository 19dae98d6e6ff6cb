import { calendarRoutes } from "../../../web/calendar/calendar.routes.ts";
import type { SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

/** Shows the calendar at an address, to somebody who only reads, unless told. */
export const renderCalendar = (at: string, person?: SignedIn) => renderArea(calendarRoutes, at, person);
