import { useMutation, useQueryClient } from "@tanstack/react-query";
import { pollProblems } from "../../../../shared/discussions/discussions.problems.ts";
import { type OfficeVote, Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { isProblem } from "../../../app/client/api-problem.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { stampInWords } from "../../../components/date-text.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { postQueries } from "../posts.queries.ts";
import { pollMutations } from "./polls.queries.ts";
import { pollText as text } from "./polls.text.ts";

/** The poll by now, if somebody has voted for the office meanwhile. */
const pollNow = (error: unknown): Questionnaire | undefined =>
  isProblem(error, pollProblems.otherVote) ? Questionnaire.safeParse(error.current).data : undefined;

/** A colleague's vote for the office is replaced only by who was told of it. */
export const useVote = (postId: string, poll: Questionnaire) => {
  const client = useQueryClient();
  const confirm = useConfirm();
  const toasts = useToasts();
  const voting = useMutation(pollMutations.vote);
  const replacing = useMutation(pollMutations.vote);
  const titleOf = (id: string | null) => poll.answers.find((answer) => answer.id === id)?.title ?? "";

  const askAnew = (answerId: string, error: unknown) => {
    const now = pollNow(error);
    if (!now) return;
    client.setQueryData(
      postQueries.read(postId).queryKey,
      (known) => known && { ...known, questionnaire: now },
    );
    if (now.officeVote) askToReplace(answerId, now.officeVote);
  };

  const askToReplace = (answerId: string, standing: OfficeVote): void => {
    const { id: replaces, name, createdAt } = standing;
    confirm({
      title: text.replaceTitle,
      text:
        createdAt === null
          ? text.replaceSecret
          : text.replaceWarning(name ?? text.colleague, stampInWords(createdAt), titleOf(standing.answerId)),
      verb: text.replace,
      run: async () => {
        try {
          await replacing.mutateAsync({ postId, answerId, replaces });
        } catch (error) {
          askAnew(answerId, error);
          throw error;
        }
        toasts.success(text.voted);
      },
    });
  };

  const vote = (answerId: string) => {
    const { officeVote, oncePerOrganisation } = poll;
    if (officeVote && !officeVote.isOwn) {
      askToReplace(answerId, officeVote);
      return;
    }
    const replaces = oncePerOrganisation ? (officeVote?.id ?? null) : undefined;
    voting.mutate(
      { postId, answerId, replaces },
      { onSuccess: () => toasts.success(text.voted), onError: (error) => askAnew(answerId, error) },
    );
  };

  return {
    vote,
    isVoting: voting.isPending,
    problem: pollNow(voting.error) ? undefined : (voting.error ?? undefined),
  };
};
