import { Button } from "primereact/button";
import { useState } from "react";
import type { SubscriberImportResult } from "../../../../shared/news/subscriber-import.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { ImportCounts } from "../../../components/import/import-counts.tsx";
import { changedLines, refusedLines, withoutRefused } from "../../../components/import/import-list.ts";
import { ImportPreview } from "../../../components/import/import-preview.tsx";
import { LineTable } from "../../../components/import/line-table.tsx";
import { Row } from "../../../components/layout/row.tsx";
import { useOfficeName } from "../../offices.ts";
import { importPreviewQuery } from "./import.queries.ts";
import { importText as text } from "./import.text.ts";
import type { ImportJob, ImportList } from "./import-job.ts";
import { changeWords, notedLines, whoLabels, whoOf } from "./import-lines.ts";
import { PreviewChoices } from "./preview-choices.tsx";

interface PreviewStepProps {
  list: ImportList;
  onBack: () => void;
  onStart: (job: ImportJob) => void;
}

interface PreviewProps extends PreviewStepProps {
  result: SubscriberImportResult;
}

const Preview = ({ list, result, onBack, onStart }: PreviewProps) => {
  const [skip, setSkip] = useState(false);
  const [deleteMissing, setDeleteMissing] = useState(false);
  const confirm = useConfirm();
  const officeName = useOfficeName();
  const office = officeName(list.organisationId);
  const { missing = [] } = result;
  const refused = refusedLines(result.refused, whoOf, list);
  const changes = result.created + result.updated;
  const isDeleting = deleteMissing && result.deleted > 0;
  const hasWork = changes > 0 || isDeleting;
  const start = async () =>
    onStart({
      ...withoutRefused(list, result.refused),
      deleteMissing: isDeleting,
      importId: crypto.randomUUID(),
    });
  const deleted = formatNumber(result.deleted);
  const ask = () =>
    confirm({
      title: text.confirmTitle(deleted),
      text: text.confirmText(deleted, office),
      verb: text.confirmVerb(deleted),
      danger: true,
      run: start,
    });

  return (
    <>
      <h2>{text.previewTitle}</h2>
      <ImportCounts
        labels={text.counts}
        counts={{ ...result, refused: refused.length }}
        bad="refused"
        // With bad rows nobody is deleted, so nobody counts as missing.
        without={refused.length > 0 ? "deleted" : undefined}
      />
      {result.protected > 0 && <p className="muted">{text.protectedHelp}</p>}
      <LineTable
        lines={notedLines(result.notes, officeName, list)}
        whoLabels={whoLabels}
        words={text.notes}
      />
      <LineTable lines={refused} whoLabels={whoLabels} />
      <LineTable
        lines={changedLines(result.changes ?? [], list, changeWords)}
        total={result.updated}
        whoLabels={whoLabels}
        words={text.changed}
      />
      {refused.length === 0 && (
        <LineTable
          lines={missing.map((person) => ({ who: whoOf(person) }))}
          total={result.deleted}
          whoLabels={whoLabels}
          words={text.missing}
        />
      )}
      <PreviewChoices
        refused={refused.length}
        missing={result.deleted}
        office={office}
        skip={skip}
        onSkip={setSkip}
        deleteMissing={deleteMissing}
        onDeleteMissing={setDeleteMissing}
      />
      {!hasWork && <p role="status">{text.nothingToDo}</p>}
      <Row align="center">
        <Button
          label={
            isDeleting
              ? text.startDeleting(formatNumber(changes), deleted)
              : text.start(formatNumber(changes))
          }
          severity={isDeleting ? "danger" : undefined}
          disabled={!hasWork || (refused.length > 0 && !skip)}
          onClick={() => (isDeleting ? ask() : void start())}
        />
        <Button text label={text.back} onClick={onBack} />
      </Row>
    </>
  );
};

export const PreviewStep = (props: PreviewStepProps) => (
  <ImportPreview query={importPreviewQuery(props.list)} onBack={props.onBack}>
    {(result) => <Preview {...props} result={result} />}
  </ImportPreview>
);
