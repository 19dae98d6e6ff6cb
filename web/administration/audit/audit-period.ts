import { addDays } from "date-fns/addDays";
import { parseISO } from "date-fns/parseISO";
import { subDays } from "date-fns/subDays";
import type { Filter } from "../../../shared/contract/list.ts";
import { dayOf, startOfDayIn } from "../../../shared/dates/dates.ts";
import { useAddressParameters } from "../../components/use-address-parameters.ts";

const USUAL_DAYS = 30;
const names = { from: "von", to: "bis", page: "seite" } as const;

export const periodParameters: readonly string[] = [names.from, names.to];

const isDay = (text: string | null): text is string => text !== null && startOfDayIn(text) !== undefined;

/** In the address, as days of the reader's calendar. */
export interface AuditPeriod {
  readonly from: string;
  /** Empty while open-ended. */
  readonly to: string;
  readonly isChosen: boolean;
  readonly filters: readonly Filter[];
  readonly change: (part: "from" | "to", day: string) => void;
}

const daysAgo = (days: number): string => dayOf(subDays(new Date(), days));

const filtersOf = (from: string, to: string): Filter[] => {
  const since: Filter = { field: "at", comparator: "gte", values: [parseISO(from).toISOString()] };
  if (!to) return [since];
  return [since, { field: "at", comparator: "lt", values: [addDays(parseISO(to), 1).toISOString()] }];
};

/** Falls back to the default for days that cannot be read. */
export const usePeriod = (): AuditPeriod => {
  const [parameters, setParameters] = useAddressParameters();
  const [givenFrom, givenTo] = [parameters.get(names.from), parameters.get(names.to)];
  const from = isDay(givenFrom) ? givenFrom : daysAgo(USUAL_DAYS);
  const to = isDay(givenTo) ? givenTo : "";
  return {
    from,
    to,
    isChosen: isDay(givenFrom) || isDay(givenTo),
    filters: filtersOf(from, to),
    change: (part, day) =>
      setParameters((current) => {
        const next = new URLSearchParams(current);
        next.delete(names.page);
        if (isDay(day)) next.set(names[part], day);
        else next.delete(names[part]);
        return next;
      }),
  };
};
