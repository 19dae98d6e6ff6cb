import "./upload.css";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useEffect, useSyncExternalStore } from "react";
import { items } from "../../../shared/cloud/items.contract.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { isRunning } from "../../components/files/upload-queue.ts";
import { UploadRow } from "../../components/files/upload-row.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { useDebounced } from "../../components/use-debounced.ts";
import { uploadingText as text } from "../cloud.text.ts";
import { cloudUploads } from "./cloud-uploads.ts";
import { SameNameDialog } from "./same-name-dialog.tsx";

const SHOWN = 4;
/** In ms: many small files must not fetch the list for each of them. */
const PAUSE = 300;

/** What is on its way, on every page of the cloud. */
export const UploadPanel = () => {
  const client = useQueryClient();
  const { uploads, news, done, doneAt } = useSyncExternalStore(cloudUploads.subscribe, cloudUploads.state);
  const stored = useDebounced(done, PAUSE);
  // What waits comes last, however long ago it was chosen.
  const listed = uploads.toSorted(
    (one, other) => Number(one.stage === "waiting") - Number(other.stage === "waiting"),
  );
  const isBusy = uploads.some(isRunning);

  useEffect(() => {
    if (stored > 0) void refresh(client, keyOf(items.create));
  }, [client, stored]);

  return (
    <>
      {uploads.length > 0 && (
        <Panel as="section" className="cloud-uploads" gap={3} aria-label={text.running}>
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
                onRemove={() => cloudUploads.remove(upload.key)}
                onRepeat={() => cloudUploads.repeat(upload.key)}
              />
            ))}
          </Stack>
          <Row spread align="center">
            <span className="muted">{uploads.length > SHOWN && text.more(uploads.length - SHOWN)}</span>
            <Button text icon="pi pi-times" label={text.cancelAll} onClick={cloudUploads.cancel} />
          </Row>
        </Panel>
      )}
      <span className="visually-hidden" aria-live="polite">
        {news}
      </span>
      <SameNameDialog />
    </>
  );
};
