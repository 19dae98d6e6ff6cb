import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { pollMutations, useFreshPoll } from "./polls.queries.ts";
import { pollReminderText as text } from "./polls.text.ts";
import { useMissingOffices } from "./use-missing-offices.ts";

export const PollReminder = ({ postId, poll }: { postId: string; poll: Questionnaire }) => {
  const reminding = useMutation(pollMutations.remind);
  const confirm = useConfirm();
  const toasts = useToasts();
  const readPoll = useFreshPoll(postId);
  const missingIn = useMissingOffices();
  if (missingIn(poll)?.length === 0) return null;

  const remind = async () => {
    const { reminded } = await reminding.mutateAsync(postId);
    toasts.success(text.reminded[poll.oncePerOrganisation ? "offices" : "people"](formatNumber(reminded)));
  };
  const ask = async () => {
    const now = (await readPoll()) ?? poll;
    const missing = missingIn(now);
    if (missing?.length === 0) return;
    confirm({
      title: text.title,
      text: missing
        ? text.toOffices(formatNumber(missing.length), missing)
        : text.toAll[now.oncePerOrganisation ? "offices" : "people"](formatNumber(now.votesCount)),
      verb: missing ? text.verb(formatNumber(missing.length)) : text.remind,
      run: remind,
    });
  };

  return <Button text icon="pi pi-bell" label={text.ask} onClick={() => void ask().catch(toasts.problem)} />;
};
