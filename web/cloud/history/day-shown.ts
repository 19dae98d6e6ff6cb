import { subDays } from "date-fns/subDays";
import { useNavigate, useSearchParams } from "react-router-dom";
import { dayOf, startOfDayIn } from "../../../shared/dates/dates.ts";
import { cloudPaths } from "../cloud-paths.ts";

const PARAMETER = "am";

/** The day that the address shows a folder at, of the reader's calendar; undefined for today. */
export const useDayShown = (): string | undefined => {
  const [parameters] = useSearchParams();
  const day = parameters.get(PARAMETER);
  return day !== null && startOfDayIn(day) ? day : undefined;
};

export const addressThen = (folderId: string | null, day: string): string =>
  `${cloudPaths.item(folderId)}?${PARAMETER}=${day}`;

/** Leads to how the folder was yesterday, from where one goes on. */
export const useLookBack = (folderId: string | null) => {
  const navigate = useNavigate();
  return () => void navigate(addressThen(folderId, dayOf(subDays(new Date(), 1))));
};
