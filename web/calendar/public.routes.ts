import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

/** For who comes from a mail, without signing in, and without PrimeReact. */
export const publicCalendarRoutes: RouteObject[] = [
  page("calendar/answer", () => import("./answers/mailed-answer.page.tsx"), "MailedAnswerPage"),
];
