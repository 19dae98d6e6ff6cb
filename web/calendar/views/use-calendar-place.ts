import { useState } from "react";
import { startOfDayIn } from "../../../shared/dates/dates.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { type CalendarView, calendarViews } from "./calendar-period.ts";
import type { KeptChoice } from "./kept-view.ts";

const VIEW = "ansicht";
const DAY = "tag";

const words: Readonly<Record<CalendarView, string>> = {
  month: "monat",
  week: "woche",
  day: "tag",
  list: "liste",
};

const viewOf = (word: string | null): CalendarView | undefined =>
  calendarViews.find((view) => words[view] === word);

export const useCalendarPlace = ({ kept, keep }: KeptChoice) => {
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
  /** Without a day in the address, so that a bookmark always shows today. */
  const goToToday = () => {
    setToday(officeDay(new Date()));
    setParameters(withParameters({ [DAY]: null }));
  };

  return {
    view: viewOf(parameters.get(VIEW)) ?? kept.view ?? usual,
    day: startOfDayIn(asked) ? asked : today,
    goTo,
    choose: (view: CalendarView) => {
      keep({ view });
      goTo({ view });
    },
    goToToday,
  };
};

export type CalendarPlace = ReturnType<typeof useCalendarPlace>;
