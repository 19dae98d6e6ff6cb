import * as z from "zod";
import type { NotificationKind } from "./notification.ts";

export const Topic = z.enum([
  "answers",
  "reactions",
  "mentions",
  "posts",
  "polls",
  "articles",
  "events",
  "ownEvents",
  "folders",
  "shares",
  "sends",
  "zips",
  "applications",
  "material",
]);
export type Topic = z.infer<typeof Topic>;

/** Null cannot be silenced, since somebody waits for it. */
const topicOf: Readonly<Record<NotificationKind, Topic | null>> = {
  answer: "answers",
  mention: "mentions",
  post: "posts",
  pollReminder: "polls",
  pollResult: "polls",
  voteReplaced: "answers",
  reaction: "reactions",
  solution: "answers",
  report: null,
  article: "articles",
  confirm: null,
  releaseAsked: null,
  releaseGiven: null,
  releaseRefused: null,
  event: "events",
  eventUnanswered: "ownEvents",
  eventTomorrow: "ownEvents",
  eventComing: "ownEvents",
  eventWaiting: "ownEvents",
  eventChanged: "ownEvents",
  eventCancelled: "ownEvents",
  folder: "folders",
  shareDownloaded: "shares",
  papersSubmitted: null,
  zip: "zips",
  zipFailed: "zips",
  sendDone: "sends",
  sendPaused: "sends",
  sendFailed: "sends",
  application: "applications",
  applicationDate: "applications",
  applicationNote: "mentions",
  applicationPapers: "applications",
  applicationWithdrawn: "applications",
  material: "material",
};

interface Person {
  readonly silentTopics?: readonly Topic[] | undefined;
}

export const wantsBell = ({ silentTopics = [] }: Person, kind: NotificationKind): boolean => {
  const topic = topicOf[kind];
  return topic === null || !silentTopics.includes(topic);
};
