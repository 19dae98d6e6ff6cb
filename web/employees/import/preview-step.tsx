import "../../components/form/editor.css";
import { useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useState } from "react";
import { formatNumber } from "../../components/date-text.tsx";
import { ImportCounts } from "../../components/import/import-counts.tsx";
import { refusedLines, withoutRefused } from "../../components/import/import-list.ts";
import { PreviewPending } from "../../components/import/preview-pending.tsx";
import { RefusedRows } from "../../components/import/refused-rows.tsx";
import { importPreviewQuery } from "./import.queries.ts";
import { importText as text } from "./import.text.ts";
import type { ImportList } from "./import-job.ts";

interface PreviewStepProps {
  list: ImportList;
  onBack: () => void;
  onStart: (job: ImportList) => void;
}

/** Step 3: what the list would do, before it does anything. */
export const PreviewStep = ({ list, onBack, onStart }: PreviewStepProps) => {
  const { data: result, error, refetch, isFetching } = useQuery(importPreviewQuery(list));
  const [skip, setSkip] = useState(false);
  const back = <Button text label={text.back} onClick={onBack} />;

  const failure = isFetching ? undefined : error;

  if (!result || failure) {
    return (
      <PreviewPending
        label={text.stepNames[2]}
        error={failure}
        onRetry={() => void refetch()}
        onBack={onBack}
      />
    );
  }

  const refused = refusedLines(result.refused, ({ name }) => name, list);
  const changes = result.created + result.updated;

  return (
    <section className="import-step" aria-label={text.stepNames[2]}>
      <h2>{text.previewTitle}</h2>
      <ImportCounts labels={text.counts} counts={{ ...result, refused: refused.length }} bad="refused" />
      <p className="muted">{text.stays}</p>
      {refused.length > 0 && (
        <>
          <RefusedRows lines={refused} whoLabel={text.who} />
          <div className="import-choices">
            <label className="check">
              <input type="checkbox" checked={skip} onChange={({ target }) => setSkip(target.checked)} />
              {text.skip(formatNumber(refused.length))}
            </label>
            <p className="muted">{text.mustSkip}</p>
          </div>
        </>
      )}
      {changes === 0 && <p role="status">{text.nothingToDo}</p>}
      <div className="import-actions">
        <Button
          label={text.start(formatNumber(changes))}
          disabled={changes === 0 || (refused.length > 0 && !skip)}
          onClick={() => onStart(withoutRefused(list, result.refused))}
        />
        {back}
      </div>
    </section>
  );
};
