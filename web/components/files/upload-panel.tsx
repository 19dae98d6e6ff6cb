import "./upload-panel.css";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useEffect, useSyncExternalStore } from "react";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { Panel } from "../layout/panel.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { useDebounced } from "../use-debounced.ts";
import { uploadText as text } from "./files.text.ts";
import type { LastingUploads } from "./lasting-uploads.ts";
import { UploadRow } from "./upload-row.tsx";
import { mayPause, type RunningUpload, type UploadStage } from "./upload-stage.ts";
import { UploadTotal } from "./upload-total.tsx";

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

interface UploadPanelProps {
  queue: LastingUploads;
  /** What each file becomes by; its lists are fetched anew. */
  endpoint: EndpointSpec;
  note?: string | undefined;
}

/** What is on its way, on every page of an area. */
export const UploadPanel = ({ queue, endpoint, note }: UploadPanelProps) => {
  const client = useQueryClient();
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const { uploads, news, done } = state;
  const stored = useDebounced(done, PAUSE);

  useEffect(() => {
    if (stored > 0) void refresh(client, keyOf(endpoint));
  }, [client, endpoint, stored]);

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
