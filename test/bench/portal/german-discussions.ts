import type { StoredEntry } from "../../../functions/data/discussions/forum-entries.collection.ts";
import { chanceFor } from "../../../infra/demo/chance.ts";
import { anAnswer, aPost } from "../../support/forum.builder.ts";
import { compound, sentencesOf } from "./german-articles.ts";

const SENTENCES = 3;
const QUERIES = 20;
const LONG_WORD = /\p{Lu}\p{L}{9,}/gu;

/** Posts of one forum with so many answers each, of some 70 words. */
export const germanDiscussions = (
  forumId: string,
  posts: number,
  answers: number,
  sentences = SENTENCES,
): StoredEntry[] => {
  const chance = chanceFor(78);
  const written = () => ({
    content: `<p>${sentencesOf(chance, sentences)}</p>`,
    createdAt: chance.date.past({ years: 10 }).toISOString(),
  });
  return Array.from({ length: posts }, () => {
    const post = aPost({ ...written(), forumId, title: `${compound(chance)} und ${compound(chance)}` });
    const { id: postId } = post;
    return [post, ...Array.from({ length: answers }, () => anAnswer({ ...written(), postId }))];
  }).flat();
};

/** Two words of a text each, as somebody remembers it. A smaller forum has the texts of a larger one's beginning. */
export const rememberedWords = (entries: readonly StoredEntry[]): string[] =>
  entries.slice(0, QUERIES).map(({ content }) => {
    const [one = "", , other = ""] = content?.match(LONG_WORD) ?? [];
    return `${one} ${other}`;
  });
