import { addMonths } from "date-fns/addMonths";
import { startOfMonth } from "date-fns/startOfMonth";
import { subMilliseconds } from "date-fns/subMilliseconds";
import { subMonths } from "date-fns/subMonths";
import { formatMonth } from "../../../shared/dates/dates.ts";
import { inOffice } from "../../../shared/dates/office-days.ts";
import { MaterialOrderState } from "../../../shared/material/material-order.ts";
import type { ListFilter } from "../../components/list/list-column.ts";
import { stateText, ordersText as text } from "../material.text.ts";

export const stateFilter: ListFilter = {
  field: "state",
  label: text.state,
  options: MaterialOrderState.options.map((value) => ({ value, label: stateText[value] })),
};

const MONTHS = 24;

const iso = (moment: Date) => new Date(moment).toISOString();

/** Months in Vienna's time, newest first. */
export const monthFilter = (now: Date): ListFilter => {
  const current = startOfMonth(now, { in: inOffice });
  return {
    field: "month",
    label: text.month,
    options: Array.from({ length: MONTHS }, (_, ago) => {
      const start = subMonths(current, ago);
      const end = subMilliseconds(addMonths(start, 1), 1);
      return {
        label: formatMonth(start),
        where: [{ field: "createdAt", comparator: "between", values: [iso(start), iso(end)] }],
      };
    }),
  };
};
