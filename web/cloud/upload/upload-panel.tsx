import "./upload.css";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useEffect, useSyncExternalStore } from "react";
import { items } from "../../../shared/cloud/items.contract.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { UploadRow } from "../../components/files/upload-row.tsx";
import { mayPause, type RunningUpload, type UploadStage } from "../../components/files/upload-stage.ts";
import { UploadTotal } from "../../components/files/upload-total.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { useDebounced } from "../../components/use-debounced.ts";
import { questionText, uploadingText as text } from "../cloud.text.ts";
import { calmly } from "./calmly.ts";
import { cloudUploads } from "./cloud-uploads.ts";
import { InterruptedUploads } from "./interrupted-uploads.tsx";
import { QuestionDialog } from "./question-dialog.tsx";
import { sameContent, sameName } from "./questions.ts";

const subscribe = calmly(cloudUploads.subscribe);

const SHOWN = 4;
/** In ms: many small files must not fetch the list for each of them. */
const PAUSE = 300;

/** What asks for attention comes first, what only waits last, however long ago it was chosen. */
const order: readonly UploadStage[] = [
  "refused",
  "failed",
  "broken",
  "sending",
  "late",
  "checking",
  "paused",
  "waiting",
];

const byStage = (one: RunningUpload, other: RunningUpload) =>
  order.indexOf(one.stage) - order.indexOf(other.stage);

/** What is on its way, on every page of the cloud. */
export const UploadPanel = ({ folderId }: { folderId: string | null }) => {
  const client = useQueryClient();
  const state = useSyncExternalStore(subscribe, cloudUploads.state);
  const { uploads, news, done } = state;
  const stored = useDebounced(done, PAUSE);
  const already = cloudUploads.already();

  useEffect(() => {
    if (stored > 0) void refresh(client, keyOf(items.create));
  }, [client, stored]);

  return (
    <>
      <InterruptedUploads folderId={folderId} />
      {uploads.length > 0 && (
        <Panel as="section" className="cloud-uploads" gap={3} aria-label={text.running}>
          <UploadTotal label={text.all} state={state} />
          {already > 0 && <p className="muted">{text.already(already)}</p>}
          <Stack as="ul" gap={2} aria-label={text.running}>
            {uploads
              .toSorted(byStage)
              .slice(0, SHOWN)
              .map((upload) => (
                <UploadRow
                  key={upload.key}
                  upload={upload}
                  onRemove={() => cloudUploads.remove(upload.key)}
                  onRepeat={() => cloudUploads.repeat(upload.key)}
                  onPause={() => cloudUploads.pause(upload.key)}
                  onResume={() => cloudUploads.resume(upload.key)}
                />
              ))}
          </Stack>
          <Row spread align="center">
            <span className="muted">{uploads.length > SHOWN && text.more(uploads.length - SHOWN)}</span>
            <Row>
              {uploads.some(mayPause) && (
                <Button text icon="pi pi-pause" label={text.pauseAll} onClick={cloudUploads.pauseAll} />
              )}
              {uploads.some(({ stage }) => stage === "paused") && (
                <Button text icon="pi pi-play" label={text.resumeAll} onClick={cloudUploads.resumeAll} />
              )}
              <Button
                text
                icon="pi pi-times"
                label={text.cancelAll}
                onClick={() => void cloudUploads.cancel()}
              />
            </Row>
          </Row>
        </Panel>
      )}
      <span className="visually-hidden" aria-live="polite">
        {news}
      </span>
      <QuestionDialog questions={sameContent} text={questionText.sameContent} />
      <QuestionDialog questions={sameName} text={questionText.sameName} />
    </>
  );
};
