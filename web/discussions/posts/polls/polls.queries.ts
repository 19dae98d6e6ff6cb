import { mutationOptions } from "@tanstack/react-query";
import { polls } from "../../../../shared/discussions/polls.contract.ts";
import { call } from "../../../app/client/call.ts";
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
  /** Changes nothing that is shown. */
  remind: mutationOptions({ mutationFn: (postId: string) => call(polls.remind, { params: { id: postId } }) }),
};
