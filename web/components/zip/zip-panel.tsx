import "./zip.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import type { ZipJob } from "../../../shared/jobs/zip-job.ts";
import { Button } from "../button.tsx";
import { useConfirm } from "../confirm-action.tsx";
import { Panel, Row, Stack } from "../layout/layout.tsx";
import { ProgressBar, percentOf } from "../progress-bar.tsx";
import { useToasts } from "../toasts.tsx";
import { commonText } from "../words.text.ts";
import { openZip } from "./open-zip.ts";
import { isUnderWay, zipMutations, zipsQuery } from "./zip.queries.ts";
import { zipText as text } from "./zip.text.ts";

const Words = ({ zip, readAt }: { zip: ZipJob; readAt: number }) => {
  const { state, fileName, done, total, files, leftOut, readyUntil } = zip;
  if (state === "running") {
    return (
      <ProgressBar label={fileName} done={done} total={total} isRunning readAt={readAt} format={formatSize} />
    );
  }
  return (
    <>
      <p className="zip-name">{fileName}</p>
      {state === "waiting" && <p className="zip-facts muted">{text.waiting}</p>}
      {state === "failed" && <p className="zip-facts zip-problem">{text.failedHelp}</p>}
      {readyUntil !== null && (
        <p className="zip-facts muted">
          {text.facts(files - leftOut, formatSize(total), formatDateTime(readyUntil))}
        </p>
      )}
      {leftOut > 0 && <p className="zip-facts">{text.leftOut(leftOut)}</p>}
    </>
  );
};

const ZipRow = ({ zip, readAt }: { zip: ZipJob; readAt: number }) => {
  const toasts = useToasts();
  const removing = useMutation({ ...zipMutations.remove, onError: toasts.problem });
  const confirm = useConfirm();
  const { id, state, fileName, done, total } = zip;
  const remove = () =>
    isUnderWay(zip) && done > 0
      ? confirm({
          ...text.cancelling(fileName, percentOf(done, total)),
          danger: true,
          run: () => removing.mutateAsync(id),
        })
      : removing.mutate(id);

  return (
    <Row as="li" className="zip-row" align="center">
      <div className="zip-words">
        <Words zip={zip} readAt={readAt} />
      </div>
      {state === "ready" && (
        <Button
          text
          icon="pi pi-download"
          label={commonText.download}
          aria-label={text.openNamed(fileName)}
          onClick={() => openZip(zip)}
        />
      )}
      <Button
        text
        icon="pi pi-times"
        aria-label={isUnderWay(zip) ? text.cancel(fileName) : text.remove(fileName)}
        loading={removing.isPending}
        onClick={remove}
      />
    </Row>
  );
};

export const ZipPanel = () => {
  const { data: zips = [], dataUpdatedAt } = useQuery(zipsQuery);
  if (zips.length === 0) return null;

  return (
    <Panel as="section" className="zips" aria-label={text.list}>
      <Stack as="ul" gap={3} aria-label={text.list}>
        {zips.map((zip) => (
          <ZipRow key={zip.id} zip={zip} readAt={dataUpdatedAt} />
        ))}
      </Stack>
    </Panel>
  );
};
