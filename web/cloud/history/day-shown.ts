import { subDays } from "date-fns/subDays";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { dayOf, startOfDayIn } from "../../../shared/dates/dates.ts";
import { placeWords, thenText as text } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";

export const sinceWords = ({ title, parentId, file, path = [], since }: CloudItem): string[] => {
  if (!since) return [];
  return [
    ...(since.isDeleted ? [text.deleted] : []),
    ...(since.parentId === parentId || since.isDeleted ? [] : [text.moved(placeWords(path))]),
    ...(since.title === title ? [] : [text.renamed(since.title)]),
    ...((file?.id ?? null) === since.fileId ? [] : [since.isKept ? text.replaced : text.lost]),
  ];
};

const PARAMETER = "am";

/** A day in the reader's calendar; undefined for today. */
export const useDayShown = (): string | undefined => {
  const [parameters] = useSearchParams();
  const day = parameters.get(PARAMETER);
  return day !== null && startOfDayIn(day) ? day : undefined;
};

export const addressThen = (folderId: string | null, day: string): string =>
  `${cloudPaths.item(folderId)}?${PARAMETER}=${day}`;

export const useLookBack = (folderId: string | null) => {
  const navigate = useNavigate();
  return () => void navigate(addressThen(folderId, dayOf(subDays(new Date(), 1))));
};
