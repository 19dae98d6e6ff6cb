import "./requests.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { PaperRequest, RequestFile, RequestFileState } from "../../../shared/cloud/paper-request.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { lastDayOf } from "../../components/date-text.tsx";
import { Panel, Row, Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { RequestTag } from "../../components/request-tag.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { GiveBackDialog } from "./give-back-dialog.tsx";
import { requestMutations, requestOf } from "./requests.queries.ts";
import { requestsText as text } from "./requests.text.ts";

const tones: Readonly<Record<RequestFileState, Tone>> = {
  receiving: "neutral",
  received: "info",
  accepted: "success",
  returned: "warning",
  refused: "danger",
};

const factsOf = ({ name, email, expiresAt, remindAt, remindedAt, submittedAt }: PaperRequest): string =>
  [
    text.from(name, email),
    text.until(lastDayOf(expiresAt)),
    ...(remindedAt ? [text.remindedOn(formatDate(remindedAt))] : []),
    ...(remindAt && !remindedAt ? [text.reminderOn(formatDate(remindAt))] : []),
    ...(submittedAt ? [text.submittedOn(formatDate(submittedAt))] : []),
  ].join(" · ");

interface FileLineProps {
  request: PaperRequest;
  file: RequestFile;
  onGiveBack: () => void;
}

const FileLine = ({ request, file, onGiveBack }: FileLineProps) => {
  const toasts = useToasts();
  const { mutate: judge, isPending } = useMutation({ ...requestMutations.judge, onError: toasts.problem });
  const { id: fileId, name, state, reason, cloudItemId } = file;
  const isThere = state === "received" || state === "accepted";
  const accept = () =>
    judge({ params: { id: request.itemId, requestId: request.id, fileId }, body: { state: "accepted" } });

  return (
    <li className="request-file">
      <span>
        {isThere && cloudItemId ? <Link to={cloudPaths.item(cloudItemId)}>{name}</Link> : name}{" "}
        <StatusTag tone={tones[state]}>{text.states[state]}</StatusTag>
        {reason && <span className="muted"> {reason}</span>}
      </span>
      <Row gap={2}>
        {state === "received" && (
          <Button
            outlined
            icon="pi pi-check"
            label={text.accept}
            aria-label={text.acceptOf(name)}
            loading={isPending}
            onClick={accept}
          />
        )}
        {isThere && (
          <Button
            text
            icon="pi pi-replay"
            label={text.giveBack}
            aria-label={text.giveBackOf(name)}
            onClick={onGiveBack}
          />
        )}
      </Row>
    </li>
  );
};

const Shown = ({ request }: { request: PaperRequest }) => {
  const [givenBack, setGivenBack] = useState<RequestFile>();
  const copy = useCopy(text.copied, text.notCopied);
  const confirm = useConfirm();
  const { mutateAsync: close } = useMutation(requestMutations.close);
  const { id: requestId, itemId: id, items, files, state, arrived, wanted, url, name } = request;
  const askToClose = () =>
    confirm({
      title: text.closeTitle,
      text: text.closeText(name),
      verb: text.close,
      run: () => close({ params: { id, requestId } }),
      done: text.closed,
    });

  return (
    <>
      <Row align="center" spread gap={2}>
        <h2>
          {text.checklist} <RequestTag state={state} />
        </h2>
        {state !== "closed" && (
          <Row gap={2}>
            {url && <Button text icon="pi pi-copy" label={text.copyLink} onClick={() => void copy(url)} />}
            <Button outlined icon="pi pi-check-square" label={text.close} onClick={askToClose} />
          </Row>
        )}
      </Row>
      <p className="muted">
        {text.arrived(arrived, wanted)} · {factsOf(request)}
      </p>
      <Stack as="ul" className="request-items" gap={0}>
        {items.map((item, at) => {
          const own = files.filter((file) => file.item === at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what files name it by
            <li key={at}>
              <h3>{item.name}</h3>
              {item.hint && <p className="muted">{item.hint}</p>}
              {own.length === 0 ? (
                <p className="muted">{text.nothing}</p>
              ) : (
                <Stack as="ul" className="request-items" gap={0}>
                  {own.map((file) => (
                    <FileLine
                      key={file.id}
                      request={request}
                      file={file}
                      onGiveBack={() => setGivenBack(file)}
                    />
                  ))}
                </Stack>
              )}
            </li>
          );
        })}
      </Stack>
      {givenBack && (
        <GiveBackDialog request={request} file={givenBack} onClose={() => setGivenBack(undefined)} />
      )}
    </>
  );
};

interface ChecklistProps {
  id: string;
  requestId: string;
  children: React.ReactNode;
}

/** The folder's files wait for the checklist above them, so that nothing moves. */
export const Checklist = ({ id, requestId, children }: ChecklistProps) => {
  const { data: request, error } = useQuery(requestOf({ id, requestId }));

  return (
    <>
      <Panel as="section" className="request-checklist" aria-label={text.checklist}>
        {error && !request && <ProblemNote error={error} />}
        {!request && !error && <Skeleton height="160px" />}
        {request && <Shown request={request} />}
      </Panel>
      {(request || error) && children}
    </>
  );
};
