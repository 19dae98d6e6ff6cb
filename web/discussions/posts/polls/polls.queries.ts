import { mutationOptions, useQueryClient } from "@tanstack/react-query";
import { polls } from "../../../../shared/discussions/polls.contract.ts";
import { call } from "../../../app/client/call.ts";
import { mutationOf } from "../../../app/client/mutation-of.ts";
import { readNow } from "../../../app/client/query-of.ts";
import { postQueries } from "../posts.queries.ts";

export interface NewVote {
  readonly postId: string;
  readonly answerId: string;
  readonly further?: string[];
  readonly replaces?: string | null | undefined;
}

export const pollMutations = {
  vote: mutationOf(polls.vote, ({ postId, ...body }: NewVote) => ({ params: { id: postId }, body })),
  stop: mutationOf(polls.stop, (postId: string) => ({ params: { id: postId } })),
  reopen: mutationOf(polls.reopen, (postId: string) => ({ params: { id: postId } })),
  remind: mutationOptions({ mutationFn: (postId: string) => call(polls.remind, { params: { id: postId } }) }),
};

/** Rereads the poll, since the shown one may be an hour old. */
export const useFreshPoll = (postId: string) => {
  const client = useQueryClient();
  return async () => (await client.query({ ...postQueries.read(postId), ...readNow })).questionnaire;
};
