import { mutationOptions } from "@tanstack/react-query";
import { type CalendarFeed, feed } from "../../../shared/calendar/feed.contract.ts";
import { call } from "../../app/client/call.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { queryOf } from "../../app/client/query-of.ts";

export type FeedChoices = Omit<CalendarFeed, "createdAt">;

export const ownFeedQuery = queryOf(feed.own, {});

export const feedMutations = {
  start: mutationOptions({
    mutationKey: keyOf(feed.start),
    mutationFn: (body: FeedChoices) => call(feed.start, { body }),
    // The address is shown once, so it is not cached.
    gcTime: 0,
  }),
  choose: mutationOf(feed.choose, (body: FeedChoices) => ({ body })),
  remove: mutationOf(feed.remove),
};
