import * as z from "zod";
import stored from "./topics.json" with { type: "json" };

const Topic = z.object({
  subject: z.string(),
  law: z.string(),
  summary: z.string(),
  points: z.array(z.string()),
  question: z.string(),
  answer: z.string(),
  figures: z.array(z.tuple([z.string(), z.string()])),
});
export type Topic = z.infer<typeof Topic>;

const TopicGroup = z.object({
  tag: z.string(),
  taxTag: z.string(),
  readers: z.string(),
  source: z.object({ name: z.string(), url: z.string() }),
  topics: z.array(Topic),
});
export type TopicGroup = z.infer<typeof TopicGroup>;

export const topics = z
  .object({
    tax: TopicGroup,
    accounting: TopicGroup,
    labour: TopicGroup,
    doctors: TopicGroup,
    succession: TopicGroup,
  })
  .parse(stored);

export const topicGroups: readonly TopicGroup[] = Object.values(topics);
