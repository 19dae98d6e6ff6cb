import "./upload-panel.css";
import { Button } from "primereact/button";
import { useState, useSyncExternalStore } from "react";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import { useConfirm } from "../confirm-action.tsx";
import { Panel } from "../layout/panel.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { uploadText as text } from "./files.text.ts";
import type { LastingUploads } from "./lasting-uploads.ts";
import { UploadRow } from "./upload-row.tsx";
import { hasEnded, mayPause, type RunningUpload, type UploadStage } from "./upload-stage.ts";
import { UploadTotal } from "./upload-total.tsx";
import { useListRefresh } from "./use-list-refresh.ts";

const SHOWN = 4;

/** What only waits comes last, however long ago it was chosen. */
const order: readonly UploadStage[] = ["broken", "sending", "held", "late", "checking", "paused", "waiting"];

const byStage = (one: RunningUpload, other: RunningUpload) =>
  order.indexOf(one.stage) - order.indexOf(other.stage);

const mayRepeat = ({ stage }: RunningUpload) => stage === "failed";

interface UploadPanelProps {
  queue: LastingUploads;
  /** What each file becomes by; its lists are fetched anew. */
  endpoint: EndpointSpec;
  note?: string | undefined;
}

/** What is on its way, on every page of an area, over its lower edge. */
export const UploadPanel = ({ queue, endpoint, note }: UploadPanelProps) => {
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const { uploads, news, stored } = state;
  useListRefresh(endpoint, stored);
  const confirm = useConfirm();
  const isWide = useMinWidth(breakpoints.small);
  const ended = uploads.filter(hasEnded);
  const [isOpen = isWide || ended.length > 0, setOpen] = useState<boolean>();
  const others = uploads.filter((upload) => !hasEnded(upload)).toSorted(byStage);
  const cancelAll = () =>
    confirm({ ...text.cancelling(others.length), danger: true, run: async () => queue.cancel() });
  const rowsOf = (some: readonly RunningUpload[]) =>
    some.map((upload) => (
      <UploadRow
        key={upload.key}
        upload={upload}
        onRemove={() => queue.remove(upload.key)}
        onRepeat={() => queue.repeat(upload.key)}
        onPause={() => queue.pause(upload.key)}
        onResume={() => queue.resume(upload.key)}
      />
    ));

  return (
    <>
      {uploads.length > 0 && (
        <Panel as="section" className="upload-panel" gap={3} aria-label={text.running}>
          <div className="upload-panel-head">
            {others.length + state.done > 0 ? (
              <UploadTotal label={text.all} state={state} />
            ) : (
              <span>{text.notTakenFiles}</span>
            )}
            <Button
              text
              icon={isOpen ? "pi pi-chevron-down" : "pi pi-chevron-up"}
              aria-label={isOpen ? text.fold : text.unfold}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          </div>
          {isOpen && (
            <>
              {note && <p className="muted">{note}</p>}
              {ended.length > 0 && (
                <Stack as="ul" gap={2} className="upload-problems" aria-label={text.notTakenFiles}>
                  {rowsOf(ended)}
                </Stack>
              )}
              {others.length > 0 && (
                <Stack as="ul" gap={2} aria-label={text.running}>
                  {rowsOf(others.slice(0, SHOWN))}
                </Stack>
              )}
              <Row spread align="center">
                <span className="muted">{others.length > SHOWN && text.more(others.length - SHOWN)}</span>
                <Row>
                  {ended.filter(mayRepeat).length > 1 && (
                    <Button
                      text
                      icon="pi pi-refresh"
                      label={text.repeatAll}
                      onClick={() => {
                        for (const { key } of ended.filter(mayRepeat)) queue.repeat(key);
                      }}
                    />
                  )}
                  {ended.length > 0 && (
                    <Button
                      text
                      icon="pi pi-eraser"
                      label={text.dismissAll}
                      onClick={() => {
                        for (const { key } of ended) queue.remove(key);
                      }}
                    />
                  )}
                  {uploads.some(mayPause) && (
                    <Button text icon="pi pi-pause" label={text.pauseAll} onClick={queue.pauseAll} />
                  )}
                  {uploads.some(({ stage }) => stage === "paused") && (
                    <Button text icon="pi pi-play" label={text.resumeAll} onClick={queue.resumeAll} />
                  )}
                  {others.length > 0 && (
                    <Button text icon="pi pi-times" label={text.cancelAll} onClick={cancelAll} />
                  )}
                </Row>
              </Row>
            </>
          )}
        </Panel>
      )}
      <span className="visually-hidden" aria-live="polite">
        {news}
      </span>
    </>
  );
};
