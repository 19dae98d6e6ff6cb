import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Newsletter, NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { sendingQueries } from "./sending.queries.ts";

export type Statuses = ReadonlyMap<string, NewsletterStatus>;

const none: Statuses = new Map();

export const useStatuses = (newsletters: readonly Newsletter[]): Statuses => {
  const ids = newsletters.flatMap(({ id, startedSendingAt }) => (startedSendingAt === null ? [] : [id]));
  const { data = none } = useQuery({
    ...sendingQueries.statuses(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
};
