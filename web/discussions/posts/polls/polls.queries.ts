import { polls } from "../../../../shared/discussions/polls.contract.ts";
import { mutationOf } from "../../../app/client/mutation-of.ts";

export const pollMutations = {
  vote: mutationOf(
    polls.vote,
    ({ postId, answerId }: { readonly postId: string; readonly answerId: string }) => ({
      params: { id: postId },
      body: { answerId },
    }),
  ),
  stop: mutationOf(polls.stop, (postId: string) => ({ params: { id: postId } })),
};
