import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import { answers } from "../../../shared/discussions/answers.contract.ts";
import type { ForumAnswerDraft } from "../../../shared/discussions/forum-answer.ts";
import { mentionedIn } from "../../../shared/discussions/mentions.ts";
import { MOST_MENTIONED, posts } from "../../../shared/discussions/posts.contract.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

interface ToBeWritten {
  readonly forumId?: string | undefined;
  readonly postId?: string | undefined;
  readonly content: string | null | undefined;
}

export const entryAudience = ({ content, ...place }: ToBeWritten, at: string | undefined) => {
  const [first, ...others] = mentionedIn(content ?? null).slice(0, MOST_MENTIONED);
  const mentioned = first === undefined ? undefined : [first, ...others];
  return queryOptions({ ...queryOf(posts.audience, { query: { ...place, mentioned, at } }), staleTime: 0 });
};

type AnswerBody = Pick<
  z.input<typeof ForumAnswerDraft>,
  "postId" | "title" | "content" | "files" | "announcement"
>;

export const sendAnswer = mutationOf(answers.create, (body: AnswerBody) => ({ body }));
