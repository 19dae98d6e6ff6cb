import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Newsletter, NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { recipientsDone, recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import { isUnderWay } from "../../../shared/news/under-way.ts";
import { useViewer } from "../../app/client/session.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { peopleInWords } from "./recipient-words.ts";
import { ResendDialog } from "./resend-dialog.tsx";
import { sendingMutations } from "./sending.queries.ts";
import { progressText as text } from "./sending.text.ts";
import { windowText } from "./window.text.ts";

interface SendActionsProps {
  newsletter: Newsletter;
  etag: string | undefined;
  status: NewsletterStatus;
}

export const SendActions = ({ newsletter, etag, status }: SendActionsProps) => {
  const shown = { id: newsletter.id, status };
  const confirm = useConfirm();
  const toasts = useToasts();
  const [isResending, setIsResending] = useState(false);
  const pause = useMutation({ ...sendingMutations.pause, onError: toasts.problem });
  const resume = useMutation({ ...sendingMutations.resume, onError: toasts.problem });
  const { mutateAsync: cancel } = useMutation(sendingMutations.cancel);
  const { mutateAsync: repeatFailed } = useMutation(sendingMutations.repeatFailed);
  const { mutateAsync: ignoreWindow } = useMutation(sendingMutations.ignoreWindow);
  const { isAdmin } = useViewer();
  const open = recipientsTotal(status) - recipientsDone(status);

  const askToCancel = () =>
    confirm({
      title: text.cancelTitle,
      text:
        open > 0
          ? text.cancelWarning(peopleInWords(open), open === 1)
          : text.cancelWarning(text.cancelUncounted, true),
      verb: text.cancelVerb,
      dismiss: text.cancelDismiss,
      danger: true,
      run: () => cancel(shown),
    });

  const askToIgnoreWindow = () =>
    confirm({
      title: windowText.ignoreTitle,
      text: windowText.ignoreWarning(open > 0 ? peopleInWords(open) : windowText.uncounted, open === 1),
      verb: windowText.ignoreVerb,
      run: () => ignoreWindow(shown),
    });

  const askToRepeat = () => {
    const people = peopleInWords(status.failedCount);
    confirm({
      title: text.repeatTitle,
      text: text.repeatWarning(people),
      verb: text.repeatVerb(people),
      run: () => repeatFailed(shown),
    });
  };

  return (
    <Row gap={4} lines={2} align="center">
      {status.waitsUntil && isAdmin && (
        <Button outlined icon="pi pi-send" label={windowText.ignore} onClick={askToIgnoreWindow} />
      )}
      {(status.state === "sending" || status.state === "planning") && (
        <Button
          outlined
          icon="pi pi-pause"
          label={text.pause}
          loading={pause.isPending}
          onClick={() => pause.mutate(shown)}
        />
      )}
      {status.state === "paused" && (
        <Button
          icon="pi pi-play"
          label={text.resume}
          loading={resume.isPending}
          onClick={() => resume.mutate(shown)}
        />
      )}
      {status.state === "sending" && status.stuckBatches > 0 && (
        <Button
          icon="pi pi-refresh"
          label={text.retryStuck}
          loading={resume.isPending}
          onClick={() => resume.mutate(shown)}
        />
      )}
      {isUnderWay(status.state) && (
        <Button text severity="danger" label={text.cancel} onClick={askToCancel} />
      )}
      {(status.state === "finished" || status.state === "cancelled") && (
        <Button outlined icon="pi pi-refresh" label={text.again} onClick={() => setIsResending(true)} />
      )}
      {status.state === "finished" && status.failedCount > 0 && (
        <Button outlined icon="pi pi-replay" label={text.repeatFailed} onClick={askToRepeat} />
      )}
      {isResending && (
        <ResendDialog newsletter={newsletter} etag={etag} onClose={() => setIsResending(false)} />
      )}
    </Row>
  );
};
