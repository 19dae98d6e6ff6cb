import "./board.css";
import { DndContext, useDraggable, useDroppable } from "@dnd-kit/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { ApplicationRow } from "../../../shared/applications/application.ts";
import { stageLabels } from "../../../shared/applications/stage.text.ts";
import { type Stage, stages } from "../../../shared/applications/stage.ts";
import type { Page } from "../../../shared/contract/list.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { DateText } from "../../components/date-text.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Fill, Panel, Row, Stack } from "../../components/layout/layout.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { applicationPaths } from "../application-paths.ts";
import { boardText as text } from "../applications.text.ts";
import { positionsText } from "../positions-text.ts";
import { useBoardDragging } from "./use-board-dragging.ts";

interface CardProps {
  row: ApplicationRow;
  isMovable: boolean;
  takesFocus: boolean;
  actionsOf: (row: ApplicationRow) => RowAction[];
}

const Card = ({ row, isMovable, takesFocus, actionsOf }: CardProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: row.id,
  });
  const link = useRef<HTMLAnchorElement>(null);
  const style = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined;
  const name = fullName(row);

  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);

  return (
    <Panel as="li" pad="tight" className="board-card">
      <div ref={setNodeRef} className="board-card-content" data-dragging={isDragging} style={style}>
        <Link ref={link} className="lone-link" to={applicationPaths.read(row)}>
          {name}
        </Link>
        <div className="muted">{positionsText(row)}</div>
        <Row align="center" className="board-card-foot">
          <Fill as="span" className="muted">
            <DateText value={row.createdAt} />
          </Fill>
          {isMovable && (
            <button
              ref={setActivatorNodeRef}
              type="button"
              className="board-handle"
              {...attributes}
              {...listeners}
              aria-label={text.handle(name)}
              aria-roledescription={undefined}
            >
              <i className="pi pi-bars" aria-hidden="true" />
            </button>
          )}
          <RowMenu label={name} actions={actionsOf(row)} />
        </Row>
      </div>
    </Panel>
  );
};

interface ColumnProps extends Omit<CardProps, "row" | "takesFocus"> {
  stage: Stage | null;
  rows: readonly ApplicationRow[];
  movedId: string | undefined;
}

const labelOf = (stage: Stage | null) => (stage === null ? text.earlier : stageLabels[stage]);

const Cards = ({ stage, rows, movedId, ...card }: ColumnProps) => (
  <Stack as="ul" gap={2} aria-label={labelOf(stage)}>
    {rows.map((row) => (
      <Card key={row.id} row={row} takesFocus={row.id === movedId} {...card} />
    ))}
  </Stack>
);

const Column = (column: ColumnProps) => {
  const { stage, rows } = column;
  const { setNodeRef, isOver } = useDroppable({ id: stage ?? "", disabled: stage === null });

  return (
    <section ref={setNodeRef} className="board-column" data-over={isOver} aria-label={labelOf(stage)}>
      <h2>{text.column(labelOf(stage), rows.length)}</h2>
      <Cards {...column} />
    </section>
  );
};

interface BoardProps {
  page: Page<ApplicationRow> | undefined;
  moving: { readonly id: string; readonly stage: Stage } | undefined;
  actionsOf: (row: ApplicationRow) => RowAction[];
  onMove: (row: ApplicationRow, stage: Stage) => void;
}

export const Board = ({ page, moving, actionsOf, onMove }: BoardProps) => {
  const isWide = useMinWidth(breakpoints.medium);
  const rows = page?.data ?? [];
  const dragging = useBoardDragging(rows, onMove);
  const stageNow = (row: ApplicationRow) => (row.id === moving?.id ? moving.stage : row.stage);
  const earlier = rows.some(({ stage }) => stage === null) ? [null] : [];
  const columns = [...stages, ...earlier].map((stage) => ({
    stage,
    rows: rows.filter((row) => stageNow(row) === stage),
    movedId: moving?.id,
    isMovable: isWide,
    actionsOf,
  }));

  return (
    <Stack gap={3}>
      {page && page.totalCount > rows.length && (
        <FieldHelp>{text.most(rows.length, page.totalCount)}</FieldHelp>
      )}
      <DndContext {...dragging}>
        {isWide ? (
          <div className="board">
            {columns.map((column) => (
              <Column key={column.stage} {...column} />
            ))}
          </div>
        ) : (
          <Tabs
            label={text.board}
            tabs={columns.map((column) => ({
              name: text.column(labelOf(column.stage), column.rows.length),
              content: column.rows.length > 0 ? <Cards {...column} /> : <p className="muted">{text.none}</p>,
            }))}
          />
        )}
      </DndContext>
    </Stack>
  );
};
