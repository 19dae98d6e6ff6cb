import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { pollMutations } from "./polls.queries.ts";
import { pollReminderText as text } from "./polls.text.ts";
import { useMissingOffices } from "./use-missing-offices.ts";

export const PollReminder = ({ postId, poll }: { postId: string; poll: Questionnaire }) => {
  const reminding = useMutation(pollMutations.remind);
  const confirm = useConfirm();
  const toasts = useToasts();
  const missing = useMissingOffices(poll);
  if (missing?.length === 0) return null;

  const remind = async () => {
    const { reminded } = await reminding.mutateAsync(postId);
    toasts.success(text.reminded[poll.oncePerOrganisation ? "offices" : "people"](formatNumber(reminded)));
  };
  const ask = () =>
    confirm({
      title: text.title,
      text: missing
        ? text.toOffices(
            formatNumber(missing.length),
            missing.map(({ label }) => label),
          )
        : text.toAll[poll.oncePerOrganisation ? "offices" : "people"](formatNumber(poll.votesCount)),
      verb: missing ? text.verb(formatNumber(missing.length)) : text.remind,
      run: remind,
    });

  return <Button text icon="pi pi-bell" label={text.ask} onClick={ask} />;
};
