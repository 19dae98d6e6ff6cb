import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useState } from "react";
import type { Newsletter } from "../../../../shared/news/newsletter.ts";
import type { Releaser } from "../../../../shared/news/releasers.contract.ts";
import { Panel } from "../../../components/layout/panel.tsx";
import { Row } from "../../../components/layout/row.tsx";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { AskReleaseDialog } from "./ask-release-dialog.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { releaseMutations } from "./release.queries.ts";
import { releaseText as text } from "./release.text.ts";
import { ReleaseStateNow } from "./release-state.tsx";
import { useFourEyes } from "./use-four-eyes.ts";

const Asking = ({ newsletter, others }: { newsletter: Newsletter; others: readonly Releaser[] }) => {
  const [isAsking, setIsAsking] = useState(false);
  if (others.length === 0) return <p>{text.nobody}</p>;

  return (
    <>
      {others.every(({ isAdmin }) => isAdmin) && <p>{text.onlyAdmins}</p>}
      <Row>
        <Button
          outlined
          label={newsletter.release ? text.askAgain : text.ask}
          onClick={() => setIsAsking(true)}
        />
      </Row>
      {isAsking && (
        <AskReleaseDialog newsletter={newsletter} people={others} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
};

const Deciding = ({ newsletter }: { newsletter: Newsletter }) => {
  const { id, title, release } = newsletter;
  const toasts = useToasts();
  const [isRefusing, setIsRefusing] = useState(false);
  const give = useMutation({
    ...releaseMutations.give,
    onSuccess: () => toasts.success(text.givenToast(title)),
  });
  if (!release) return null;
  const isGiven = release.state === "given";

  return (
    <>
      <Row>
        {!isGiven && (
          <Button
            icon="pi pi-check"
            label={text.give}
            loading={give.isPending}
            onClick={() => give.mutate({ id, askedAt: release.askedAt })}
          />
        )}
        <Button
          text
          label={isGiven ? text.takeBack : text.refuse}
          disabled={give.isPending}
          onClick={() => setIsRefusing(true)}
        />
      </Row>
      {give.error && <ProblemNote error={give.error} />}
      {isRefusing && (
        <RefuseDialog newsletter={newsletter} release={release} onClose={() => setIsRefusing(false)} />
      )}
    </>
  );
};

/** Before the newsletter is sent, for its editors. */
export const ReleasePanel = ({ newsletter }: { newsletter: Newsletter }) => {
  const { isNeeded, mayDecide, others } = useFourEyes(newsletter);
  const { release, startedSendingAt } = newsletter;
  if (startedSendingAt !== null || (!isNeeded && !release)) return null;
  const isOpen = release?.state === "asked" || release?.state === "given";
  const decides = isOpen && mayDecide;

  return (
    <Panel as="section" gap={3} aria-label={text.title} aria-live="polite">
      <h2>{text.title}</h2>
      {release ? <ReleaseStateNow release={release} /> : <p>{text.needed}</p>}
      {decides && <Deciding newsletter={newsletter} />}
      {!decides && release?.state !== "given" && others && <Asking newsletter={newsletter} others={others} />}
    </Panel>
  );
};
