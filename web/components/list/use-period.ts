import { addDays } from "date-fns/addDays";
import { parseISO } from "date-fns/parseISO";
import { subDays } from "date-fns/subDays";
import type { Filter } from "../../../shared/contract/list.ts";
import { dayOf, startOfDayIn } from "../../../shared/dates/dates.ts";
import { useAddressParameters, withParameters } from "../use-address-parameters.ts";

const names = { from: "von", to: "bis", page: "seite" } as const;

export const periodParameters: readonly string[] = [names.from, names.to];

const isDay = (text: string | null): text is string => text !== null && startOfDayIn(text) !== undefined;

interface PeriodOptions {
  readonly field: string;
  /** Without it, the period is open until somebody chooses a start. */
  readonly usualDays?: number;
}

/** Days of the reader's calendar, kept in the address; an empty one is open-ended. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly isChosen: boolean;
  readonly filters: readonly Filter[];
  readonly change: (part: "from" | "to", day: string) => void;
}

const daysAgo = (days: number): string => dayOf(subDays(new Date(), days));

const filtersOf = (field: string, from: string, to: string): Filter[] => [
  ...(from ? [{ field, comparator: "gte" as const, values: [parseISO(from).toISOString()] }] : []),
  ...(to ? [{ field, comparator: "lt" as const, values: [addDays(parseISO(to), 1).toISOString()] }] : []),
];

export const usePeriod = ({ field, usualDays }: PeriodOptions): Period => {
  const [parameters, setParameters] = useAddressParameters();
  const [givenFrom, givenTo] = [parameters.get(names.from), parameters.get(names.to)];
  const usual = usualDays === undefined ? "" : daysAgo(usualDays);
  const from = isDay(givenFrom) ? givenFrom : usual;
  const to = isDay(givenTo) ? givenTo : "";
  return {
    from,
    to,
    isChosen: isDay(givenFrom) || isDay(givenTo),
    filters: filtersOf(field, from, to),
    change: (part, day) =>
      setParameters(withParameters({ [names.page]: null, [names[part]]: isDay(day) ? day : null })),
  };
};
