import { useState } from "react";
import { startOfDayIn } from "../../../shared/dates/dates.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { useAddressParameters } from "../../components/use-address-parameters.ts";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import type { CalendarView } from "./calendar-period.ts";

const VIEW = "ansicht";
const DAY = "tag";

const words: Readonly<Record<CalendarView, string>> = {
  month: "monat",
  week: "woche",
  day: "tag",
  list: "liste",
};

const viewOf = (word: string | null): CalendarView | undefined =>
  (["month", "week", "day", "list"] as const).find((view) => words[view] === word);

/** Which view of which day; both stand in the address, if they are not the usual ones. */
export const useCalendarPlace = () => {
  const [parameters, setParameters] = useAddressParameters();
  const usual: CalendarView = useMinWidth(breakpoints.small) ? "month" : "list";
  const [today, setToday] = useState(() => officeDay(new Date()));
  const asked = parameters.get(DAY) ?? "";

  const goTo = (place: { readonly view?: CalendarView; readonly day?: string }) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (place.view) next.set(VIEW, words[place.view]);
      if (place.day) next.set(DAY, place.day);
      return next;
    });
  /** Without a day in the address, so that a bookmark stays of today. */
  const goToToday = () => {
    setToday(officeDay(new Date()));
    setParameters((current) => new URLSearchParams([...current].filter(([name]) => name !== DAY)));
  };

  return {
    view: viewOf(parameters.get(VIEW)) ?? usual,
    day: startOfDayIn(asked) ? asked : today,
    goTo,
    goToToday,
  };
};

export type CalendarPlace = ReturnType<typeof useCalendarPlace>;
