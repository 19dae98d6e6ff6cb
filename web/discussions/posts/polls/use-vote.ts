import { useMutation, useQueryClient } from "@tanstack/react-query";
import { pollProblems } from "../../../../shared/discussions/discussions.problems.ts";
import { choicesOf, type OfficeVote, Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { isProblem } from "../../../app/client/api-problem.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { stampInWords } from "../../../components/date-text.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { postQueries } from "../posts.queries.ts";
import { type NewVote, pollMutations } from "./polls.queries.ts";
import { pollText as text } from "./polls.text.ts";

type Chosen = Pick<NewVote, "answerId" | "further">;

const pollNow = (error: unknown): Questionnaire | undefined =>
  isProblem(error, pollProblems.otherVote) ? Questionnaire.safeParse(error.current).data : undefined;

/** Replacing a colleague's vote for the office needs a confirmation that names it. */
export const useVote = (postId: string, poll: Questionnaire) => {
  const client = useQueryClient();
  const confirm = useConfirm();
  const toasts = useToasts();
  const voting = useMutation(pollMutations.vote);
  const replacing = useMutation(pollMutations.vote);
  const titlesOf = (standing: OfficeVote) => {
    const chosen = choicesOf(standing);
    return poll.answers
      .filter(({ id }) => chosen.includes(id))
      .map(({ title }) => title)
      .join(", ");
  };

  const askAnew = (chosen: Chosen, error: unknown) => {
    const now = pollNow(error);
    if (!now) return;
    client.setQueryData(
      postQueries.read(postId).queryKey,
      (known) => known && { ...known, questionnaire: now },
    );
    if (now.officeVote) askToReplace(chosen, now.officeVote);
  };

  const askToReplace = (chosen: Chosen, standing: OfficeVote): void => {
    const { id: replaces, name, createdAt } = standing;
    confirm({
      title: text.replaceTitle,
      text:
        createdAt === null
          ? text.replaceSecret
          : text.replaceWarning(name ?? text.colleague, stampInWords(createdAt), titlesOf(standing)),
      verb: text.replace,
      run: async () => {
        try {
          await replacing.mutateAsync({ postId, ...chosen, replaces });
        } catch (error) {
          askAnew(chosen, error);
          throw error;
        }
        toasts.success(text.voted);
      },
    });
  };

  const vote = ([answerId = "", ...further]: readonly string[]) => {
    const chosen = { answerId, ...(further.length > 0 && { further }) };
    const { officeVote, oncePerOrganisation } = poll;
    if (officeVote && !officeVote.isOwn) {
      askToReplace(chosen, officeVote);
      return;
    }
    const replaces = oncePerOrganisation ? (officeVote?.id ?? null) : undefined;
    voting.mutate(
      { postId, ...chosen, replaces },
      { onSuccess: () => toasts.success(text.voted), onError: (error) => askAnew(chosen, error) },
    );
  };

  return {
    vote,
    isVoting: voting.isPending,
    problem: pollNow(voting.error) ? undefined : (voting.error ?? undefined),
  };
};
