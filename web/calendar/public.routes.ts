import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const publicCalendarRoutes: RouteObject[] = [
  page("calendar/answer", () => import("./answers/mailed-answer.page.tsx"), "MailedAnswerPage"),
];
