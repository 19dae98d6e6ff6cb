import { Button } from "primereact/button";
import { useState } from "react";
import type { EmployeeImportResult } from "../../../shared/organisations/employee-import.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { ImportCounts } from "../../components/import/import-counts.tsx";
import { refusedLines, withoutRefused } from "../../components/import/import-list.ts";
import { ImportPreview } from "../../components/import/import-preview.tsx";
import { RefusedRows } from "../../components/import/refused-rows.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { importPreviewQuery } from "./import.queries.ts";
import { importText as text } from "./import.text.ts";
import type { ImportList } from "./import-job.ts";

interface PreviewStepProps {
  list: ImportList;
  onBack: () => void;
  onStart: (job: ImportList) => void;
}

interface PreviewProps extends PreviewStepProps {
  result: EmployeeImportResult;
}

const Preview = ({ list, result, onBack, onStart }: PreviewProps) => {
  const [skip, setSkip] = useState(false);
  const refused = refusedLines(result.refused, ({ name }) => name, list);
  const changes = result.created + result.updated;

  return (
    <>
      <h2>{text.previewTitle}</h2>
      <ImportCounts labels={text.counts} counts={{ ...result, refused: refused.length }} bad="refused" />
      <p className="muted">{text.stays}</p>
      {refused.length > 0 && (
        <>
          <RefusedRows lines={refused} whoLabel={text.who} />
          <Stack gap={1}>
            <Check checked={skip} onChange={({ target }) => setSkip(target.checked)}>
              {text.skip(formatNumber(refused.length))}
            </Check>
            <p className="muted">{text.mustSkip}</p>
          </Stack>
        </>
      )}
      {changes === 0 && <p role="status">{text.nothingToDo}</p>}
      <Row align="center">
        <Button
          label={text.start(formatNumber(changes))}
          disabled={changes === 0 || (refused.length > 0 && !skip)}
          onClick={() => onStart(withoutRefused(list, result.refused))}
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
