import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Newsletter } from "../../../../shared/news/newsletter.ts";
import { MOST_ASKED } from "../../../../shared/news/release.ts";
import type { Releaser } from "../../../../shared/news/releasers.contract.ts";
import { ActionDialog } from "../../../components/action-dialog.tsx";
import { Check } from "../../../components/form/choice/check.tsx";
import { CheckGroup } from "../../../components/form/choice/check-group.tsx";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { releaseMutations } from "./release.queries.ts";
import { releaseText as text } from "./release.text.ts";

interface AskReleaseDialogProps {
  newsletter: Newsletter;
  people: readonly Releaser[];
  onClose: () => void;
}

export const AskReleaseDialog = ({ newsletter, people, onClose }: AskReleaseDialogProps) => {
  const toasts = useToasts();
  const [chosen, setChosen] = useState<readonly string[]>();
  const request = useMutation({
    ...releaseMutations.request,
    onSuccess: () => {
      toasts.success(text.asked);
      onClose();
    },
  });
  const editors = people.filter(({ isAdmin }) => !isAdmin);
  const toggle = (id: string) =>
    setChosen((now = []) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));

  return (
    <ActionDialog
      title={text.askTitle}
      verb={text.askVerb}
      isBusy={request.isPending}
      isDisabled={chosen?.length === 0 || (chosen?.length ?? 0) > MOST_ASKED}
      onAct={() => request.mutate({ id: newsletter.id, askedOf: chosen ? [...chosen] : null })}
      onClose={onClose}
    >
      <p>{text.askIntro}</p>
      {chosen === undefined && editors.length > MOST_ASKED && <p>{text.onlyFirst(MOST_ASKED)}</p>}
      <CheckGroup>
        <legend>{text.whom}</legend>
        <Check checked={chosen === undefined} onChange={() => setChosen(chosen ? undefined : [])}>
          {text.all}
        </Check>
        {chosen !== undefined &&
          people.map(({ id, name, isAdmin }) => (
            <Check key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
              {isAdmin ? text.admin(name) : name}
            </Check>
          ))}
      </CheckGroup>
      {request.error && <ProblemNote error={request.error} />}
    </ActionDialog>
  );
};
