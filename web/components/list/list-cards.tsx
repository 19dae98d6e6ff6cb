import "./list-cards.css";
import { Fill, Panel, Stack } from "../layout/layout.tsx";
import { Skeleton } from "../skeleton.tsx";
import type { ListColumn, RowProps } from "./list-column.ts";
import type { Slot } from "./list-rows.tsx";
import { RowLink } from "./row-link.tsx";
import { RowMenu } from "./row-menu.tsx";
import { SelectRow } from "./row-selection.tsx";

interface ListCardsProps<Row> extends RowProps<Row> {
  label: string;
  slots: readonly Slot<Row>[];
  columns: readonly ListColumn<Row>[];
}

interface CardProps<Row> extends RowProps<Row> {
  row: Row;
  columns: readonly ListColumn<Row>[];
}

const linesOf = (columns: readonly ListColumn<never>[]) =>
  columns.filter(({ card }) => card !== "hidden").length;

const Card = <Row,>({
  row,
  columns,
  rowLabel,
  rowHref,
  rowPrefetch,
  rowActions,
  selection,
}: CardProps<Row>) => {
  const title = columns.find((column) => column.card === "title") ?? columns[0];
  const lines = columns.filter((column) => column !== title && column.card !== "hidden");
  const heading = title?.body(row);

  return (
    <>
      <div className="list-card-head">
        {selection && <SelectRow row={row} selection={selection} />}
        <Fill className="list-card-title">
          {rowHref ? (
            <RowLink to={rowHref(row)} onApproach={rowPrefetch?.(row)}>
              {heading}
            </RowLink>
          ) : (
            heading
          )}
          {title?.note?.(row)}
        </Fill>
        {rowActions && <RowMenu label={rowLabel(row)} actions={rowActions(row)} />}
      </div>
      <dl>
        {lines.map((column) => (
          <div key={column.field}>
            <dt>{column.header}</dt>
            <dd>{column.body(row)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

export const ListCards = <Row,>({ label, slots, ...card }: ListCardsProps<Row>) => (
  <Stack as="ul" className={card.rowHref ? "opens" : ""} gap={2} aria-label={label}>
    {slots.map(({ id, row }) => (
      <Panel as="li" key={id} className="list-card" pad="tight">
        {row ? <Card row={row} {...card} /> : <Skeleton height={`${linesOf(card.columns) * 1.5}rem`} />}
      </Panel>
    ))}
  </Stack>
);
