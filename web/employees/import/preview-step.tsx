import { Button } from "primereact/button";
import { useState } from "react";
import { writtenDay } from "../../../shared/dates/dates.ts";
import type { ChangedField } from "../../../shared/import-change.ts";
import type { EmployeeImportResult } from "../../../shared/organisations/employee-import.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { yesNo } from "../../components/import/import.text.ts";
import { ImportCounts } from "../../components/import/import-counts.tsx";
import { changedLines, refusedLines, withoutRefused } from "../../components/import/import-list.ts";
import { ImportPreview } from "../../components/import/import-preview.tsx";
import { LineTable } from "../../components/import/line-table.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { employeeFields } from "../../components/people/employee.text.ts";
import { useOfficeNames } from "../../components/people/offices.ts";
import { columnNames } from "./column-choice.ts";
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

const changeWords = (officeName: (id: string | null) => string) => ({
  labels: { ...employeeFields, ...columnNames },
  inWords: (field: string, value: ChangedField["before"]): string => {
    if (typeof value === "boolean") return yesNo(value);
    if (value === null) return text.empty;
    if (field === "employedAt") return officeName(value) || value;
    return field === "birthday" ? writtenDay(value) : value;
  },
});

const Preview = ({ list, result, onBack, onStart }: PreviewProps) => {
  const [skip, setSkip] = useState(false);
  const refused = refusedLines(result.refused, ({ name }) => [name], list);
  const officeName = useOfficeNames("");
  const changes = result.created + result.updated;

  return (
    <>
      <h2>{text.previewTitle}</h2>
      <ImportCounts labels={text.counts} counts={{ ...result, refused: refused.length }} bad="refused" />
      <p className="muted">{text.stays}</p>
      {refused.length > 0 && (
        <>
          <LineTable lines={refused} whoLabels={[text.who]} />
          <Stack gap={1}>
            <Check checked={skip} onChange={({ target }) => setSkip(target.checked)}>
              {text.skip(formatNumber(refused.length))}
            </Check>
            <p className="muted">{text.mustSkip}</p>
          </Stack>
        </>
      )}
      <LineTable
        lines={changedLines(result.changes ?? [], list, changeWords(officeName))}
        total={result.updated}
        whoLabels={[text.who, employeeFields.email]}
        words={text.changed}
      />
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
