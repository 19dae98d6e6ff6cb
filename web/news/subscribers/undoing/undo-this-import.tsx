import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "../../../../shared/dates/dates.ts";
import { Row } from "../../../components/layout/row.tsx";
import { UndoButton } from "./undo-button.tsx";
import { importsQuery } from "./undoing.queries.ts";
import { undoingText as text } from "./undoing.text.ts";

/** Nothing for an import that has changed nothing. */
export const UndoThisImport = ({ id }: { id: string }) => {
  const { data: imports = [] } = useQuery(importsQuery);
  const record = imports.find((one) => one.id === id);
  if (!record) return null;

  return (
    <Row align="center" gap={4} lines={2}>
      <UndoButton {...record} />
      {record.undoneAt === null && (
        <span className="muted">{text.until(formatDateTime(record.undoableUntil))}</span>
      )}
    </Row>
  );
};
