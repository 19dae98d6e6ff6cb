import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";
import { postMutations } from "../posts.queries.ts";

/** Marks the discussion as read up to the last answer that is shown. */
export const useReading = (post: ForumPost, shown: readonly ForumAnswer[] | undefined) => {
  const { mutate } = useMutation(postMutations.markRead);
  const last = shown?.at(-1);
  const until = last?.createdAt ?? post.createdAt;
  const isNew = shown !== undefined && until > (post.readUntil ?? "");
  const answerId = last?.id ?? null;

  useEffect(() => {
    if (isNew) mutate({ id: post.id, answerId });
  }, [mutate, isNew, post.id, answerId]);
};
