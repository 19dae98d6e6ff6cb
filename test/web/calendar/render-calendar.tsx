import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { calendarRoutes } from "../../../web/calendar/calendar.routes.ts";
import { type SignedIn, signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

/** Shows the calendar at an address, to somebody who only reads, unless told. */
export const renderCalendar = (at: string, person: SignedIn = {}) => {
  signIn(person);
  return renderRoutes(
    [
      {
        HydrateFallback: () => null,
        Component: PageRegion,
        children: [...calendarRoutes, { path: "*", element: null }],
      },
    ],
    at,
  );
};
