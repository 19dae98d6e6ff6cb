import * as z from "zod";
import { categoryProblems } from "../../../shared/calendar/calendar.problems.ts";
import { isProblem } from "../../app/client/api-problem.ts";

const Counted = z.object({ events: z.int() });

/** How many events there are by now, if that is why it was not removed. */
export const eventsNow = (error: unknown): number | undefined =>
  isProblem(error, categoryProblems.inUse) ? Counted.safeParse(error.current).data?.events : undefined;
