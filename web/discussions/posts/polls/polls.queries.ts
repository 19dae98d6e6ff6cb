import { mutationOptions, useQueryClient } from "@tanstack/react-query";
import { polls } from "../../../../shared/discussions/polls.contract.ts";
import { call } from "../../../app/client/call.ts";
import { mutationOf } from "../../../app/client/mutation-of.ts";
import { postQueries } from "../posts.queries.ts";

export interface NewVote {
  readonly postId: string;
  readonly answerId: string;
  readonly further?: string[];
  /** What was seen to stand for the office. */
  readonly replaces?: string | null | undefined;
}

export const pollMutations = {
  vote: mutationOf(polls.vote, ({ postId, ...body }: NewVote) => ({ params: { id: postId }, body })),
  stop: mutationOf(polls.stop, (postId: string) => ({ params: { id: postId } })),
  reopen: mutationOf(polls.reopen, (postId: string) => ({ params: { id: postId } })),
  /** Changes nothing that is shown. */
  remind: mutationOptions({ mutationFn: (postId: string) => call(polls.remind, { params: { id: postId } }) }),
};

/** As it is now: what is exported or asked about may have been shown for an hour. */
export const useFreshPoll = (postId: string) => {
  const client = useQueryClient();
  return async () => (await client.query({ ...postQueries.read(postId), staleTime: 0 })).questionnaire;
};
