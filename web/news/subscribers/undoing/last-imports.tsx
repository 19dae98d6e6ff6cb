import "./undoing.css";
import { useQuery } from "@tanstack/react-query";
import { formatStamp } from "../../../../shared/dates/dates.ts";
import type { SubscriberImportRecord } from "../../../../shared/news/import-undoing.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import { Panel } from "../../../components/layout/panel.tsx";
import { Row } from "../../../components/layout/row.tsx";
import { Stack } from "../../../components/layout/stack.tsx";
import { useOfficeName } from "../../offices.ts";
import { UndoButton } from "./undo-button.tsx";
import { importsQuery } from "./undoing.queries.ts";
import { undoingText as text } from "./undoing.text.ts";

const countsOf = ({ created, updated, deleted }: SubscriberImportRecord) =>
  text.counts(formatNumber(created), formatNumber(updated), formatNumber(deleted));

/** Only while there is one that can be undone, or was. */
export const LastImports = () => {
  const { data: imports = [] } = useQuery(importsQuery);
  const officeName = useOfficeName();
  if (imports.length === 0) return null;

  return (
    <Panel as="section" gap={4} className="last-imports" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className="muted">{text.explained}</p>
      <Stack as="ul" gap={4}>
        {imports.map((record) => (
          <Row as="li" key={record.id} align="center" spread gap={4} lines={2}>
            <Stack gap={1}>
              <strong>{officeName(record.organisationId)}</strong>
              <span>{countsOf(record)}</span>
              <span className="muted">{text.by(record.byName, formatStamp(record.at))}</span>
            </Stack>
            <UndoButton {...record} />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
};
