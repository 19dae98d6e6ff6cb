import "./upload-panel.css";
import "./upload-area.css";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { Button } from "../button.tsx";
import { useConfirm } from "../confirm-action.tsx";
import { formatNumber } from "../date-text.tsx";
import { Panel, Row, Stack } from "../layout/layout.tsx";
import { percentOf, ShareBar, useRate } from "../progress-bar.tsx";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { uploadText as text } from "./files.text.ts";
import { hasEnded, isRunning, mayPause, type UploadEntry, type UploadStage } from "./upload-entry.ts";
import type { UploadQueue, Uploads } from "./upload-queue.ts";
import { UploadRows } from "./upload-rows.tsx";

const sentOf = (uploads: readonly UploadEntry[], before: number) =>
  uploads.reduce((sum, { file, share }) => sum + share * file.size, before);

const UploadTotal = ({ label, state }: { label: string; state: Uploads }) => {
  const { uploads, done, doneBytes, readAt } = state;
  const open = uploads.filter((upload) => !hasEnded(upload));
  const total = open.reduce((sum, { file }) => sum + file.size, doneBytes);
  const sent = sentOf(open, doneBytes);
  // Failed files were sent, too, so they count for the rate.
  const perSecond = useRate({ at: readAt, done: sentOf(uploads, doneBytes) });
  const percent = percentOf(sent, total);
  const files = text.filesOf(formatNumber(done), formatNumber(done + open.length));
  const bytes = text.bytesOf(formatSize(sent), formatSize(total));
  const share = done + open.length > 1 ? `${files} · ${bytes}` : bytes;
  const isMoving = uploads.some(isRunning) && perSecond !== undefined && sent < total;

  return (
    <Stack gap={1}>
      <Row className="upload-total" gap={4} lines={1} spread>
        <span>{label}</span>
        <span className="muted">
          {share}
          {isMoving && ` · ${text.left((total - sent) / perSecond)}`}
        </span>
      </Row>
      <ShareBar label={label} percent={percent} share={share} />
    </Stack>
  );
};

/** In ms: many small files must not fetch the list for each of them. */
const EVERY = 2_000;

/** State of each endpoint's lists; outlives the page, so that the next one fetches only what is new. */
const shown = new WeakMap<EndpointSpec, { readonly stored: number; readonly at: number }>();

const useListRefresh = (endpoint: EndpointSpec, stored: number): void => {
  const client = useQueryClient();

  useEffect(() => {
    const before = shown.get(endpoint) ?? { stored: 0, at: 0 };
    if (stored === before.stored) return;
    const fetchAnew = () => {
      shown.set(endpoint, { stored, at: Date.now() });
      void refresh(client, keyOf(endpoint));
    };
    const timer = setTimeout(fetchAnew, Math.max(0, before.at + EVERY - Date.now()));
    return () => clearTimeout(timer);
  }, [client, endpoint, stored]);
};

/** In ms. */
const REST = 150;

/** Throttles: rendering each of a thousand small files takes longer than sending it. */
const calmly =
  (subscribe: UploadQueue["subscribe"]): UploadQueue["subscribe"] =>
  (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isNew = false;
    const notify = () => {
      isNew = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (isNew) notify();
      }, REST);
      listener();
    };
    const stop = subscribe(() => {
      if (timer === undefined) notify();
      else isNew = true;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

const SHOWN = 4;

const order: readonly UploadStage[] = ["broken", "sending", "held", "late", "checking", "paused", "waiting"];

const byStage = (one: UploadEntry, other: UploadEntry) =>
  order.indexOf(one.stage) - order.indexOf(other.stage);

const mayRepeat = ({ stage }: UploadEntry) => stage === "failed";

interface UploadPanelProps {
  queue: Omit<UploadQueue, "add" | "decide" | "handTo">;
  /** Creates an entity from each file; its lists are refreshed. */
  endpoint: EndpointSpec;
  note?: string | undefined;
}

export const UploadPanel = ({ queue, endpoint, note }: UploadPanelProps) => {
  const subscribe = useMemo(() => calmly(queue.subscribe), [queue]);
  const state = useSyncExternalStore(subscribe, queue.state);
  const { uploads, news, stored } = state;
  useListRefresh(endpoint, stored);
  const confirm = useConfirm();
  const isWide = useMinWidth(breakpoints.small);
  const ended = uploads.filter(hasEnded);
  const [isOpen = isWide || ended.length > 0, setOpen] = useState<boolean>();
  const others = uploads.filter((upload) => !hasEnded(upload)).toSorted(byStage);
  const cancelAll = () => confirm({ ...text.cancelling(others.length), danger: true, run: queue.cancel });

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
              <UploadRows
                queue={queue}
                uploads={ended}
                label={text.notTakenFiles}
                className="upload-problems"
              />
              <UploadRows queue={queue} uploads={others.slice(0, SHOWN)} label={text.running} mayWait />
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
                    <Button text icon="pi pi-pause" label={text.pauseAll} onClick={() => queue.pause()} />
                  )}
                  {uploads.some(({ stage }) => stage === "paused") && (
                    <Button text icon="pi pi-play" label={text.resumeAll} onClick={() => queue.resume()} />
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
