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
import { ProgressBar } from "../progress-bar.tsx";
import { useDebounced } from "../use-debounced.ts";
import { uploadText as text } from "./files.text.ts";
import type { LastingUploads } from "./lasting-uploads.ts";
import { isRunning } from "./upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";

const SHOWN = 4;
/** In ms: many small files must not fetch the list for each of them. */
const PAUSE = 300;

interface UploadPanelProps {
  queue: LastingUploads;
  /** What each file becomes by; its lists are fetched anew. */
  endpoint: EndpointSpec;
}

/** What is on its way, on every page of an area. */
export const UploadPanel = ({ queue, endpoint }: UploadPanelProps) => {
  const client = useQueryClient();
  const { uploads, news, done, doneAt } = useSyncExternalStore(queue.subscribe, queue.state);
  const stored = useDebounced(done, PAUSE);
  // What waits comes last, however long ago it was chosen.
  const listed = uploads.toSorted(
    (one, other) => Number(one.stage === "waiting") - Number(other.stage === "waiting"),
  );
  const isBusy = uploads.some(isRunning);

  useEffect(() => {
    if (stored > 0) void refresh(client, keyOf(endpoint));
  }, [client, endpoint, stored]);

  return (
    <>
      {uploads.length > 0 && (
        <Panel as="section" className="upload-panel" gap={3} aria-label={text.running}>
          {(isBusy || done > 0) && (
            <ProgressBar
              label={text.all}
              done={done}
              total={done + uploads.length}
              isRunning={isBusy}
              readAt={doneAt}
            />
          )}
          <Stack as="ul" gap={2} aria-label={text.running}>
            {listed.slice(0, SHOWN).map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onRemove={() => queue.remove(upload.key)}
                onRepeat={() => queue.repeat(upload.key)}
              />
            ))}
          </Stack>
          <Row spread align="center">
            <span className="muted">{uploads.length > SHOWN && text.more(uploads.length - SHOWN)}</span>
            <Button text icon="pi pi-times" label={text.cancelAll} onClick={queue.cancel} />
          </Row>
        </Panel>
      )}
      <span className="visually-hidden" aria-live="polite">
        {news}
      </span>
    </>
  );
};
