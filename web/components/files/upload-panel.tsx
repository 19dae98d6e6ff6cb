import "./upload-panel.css";
import { Button } from "primereact/button";
import { useSyncExternalStore } from "react";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import { Panel } from "../layout/panel.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { uploadText as text } from "./files.text.ts";
import type { LastingUploads } from "./lasting-uploads.ts";
import { UploadRow } from "./upload-row.tsx";
import { mayPause, type RunningUpload, type UploadStage } from "./upload-stage.ts";
import { UploadTotal } from "./upload-total.tsx";
import { useListRefresh } from "./use-list-refresh.ts";

const SHOWN = 4;

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

interface UploadPanelProps {
  queue: LastingUploads;
  /** What each file becomes by; its lists are fetched anew. */
  endpoint: EndpointSpec;
  note?: string | undefined;
}

/** What is on its way, on every page of an area. */
export const UploadPanel = ({ queue, endpoint, note }: UploadPanelProps) => {
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const { uploads, news, stored } = state;
  useListRefresh(endpoint, stored);

  return (
    <>
      {uploads.length > 0 && (
        <Panel as="section" className="upload-panel" gap={3} aria-label={text.running}>
          <UploadTotal label={text.all} state={state} />
          {note && <p className="muted">{note}</p>}
          <Stack as="ul" gap={2} aria-label={text.running}>
            {uploads
              .toSorted(byStage)
              .slice(0, SHOWN)
              .map((upload) => (
                <UploadRow
                  key={upload.key}
                  upload={upload}
                  onRemove={() => queue.remove(upload.key)}
                  onRepeat={() => queue.repeat(upload.key)}
                  onPause={() => queue.pause(upload.key)}
                  onResume={() => queue.resume(upload.key)}
                />
              ))}
          </Stack>
          <Row spread align="center">
            <span className="muted">{uploads.length > SHOWN && text.more(uploads.length - SHOWN)}</span>
            <Row>
              {uploads.some(mayPause) && (
                <Button text icon="pi pi-pause" label={text.pauseAll} onClick={queue.pauseAll} />
              )}
              {uploads.some(({ stage }) => stage === "paused") && (
                <Button text icon="pi pi-play" label={text.resumeAll} onClick={queue.resumeAll} />
              )}
              <Button text icon="pi pi-times" label={text.cancelAll} onClick={() => void queue.cancel()} />
            </Row>
          </Row>
        </Panel>
      )}
      <span className="visually-hidden" aria-live="polite">
        {news}
      </span>
    </>
  );
};
