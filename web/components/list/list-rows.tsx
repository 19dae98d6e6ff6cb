import { Column } from "primereact/column";
import { DataTable } from "primereact/datatable";
import { Skeleton } from "primereact/skeleton";
import { useNavigate } from "react-router-dom";
import type { ListConfig, ListFields } from "../../../shared/contract/list.ts";
import { listText } from "./list.text.ts";
import { isSortable, type ListColumn, type RowProps } from "./list-column.ts";
import { RowLink } from "./row-link.tsx";
import { RowMenu } from "./row-menu.tsx";
import { SelectAll, SelectRow } from "./row-selection.tsx";
import type { ChangeList } from "./use-list.ts";

export interface Slot<Row> {
  readonly id: string;
  /** Undefined while loading. */
  readonly row: Row | undefined;
}

interface ListRowsProps<Row> extends RowProps<Row> {
  label: string;
  slots: Slot<Row>[];
  columns: readonly ListColumn<Row>[];
  config: ListConfig;
  onChange: ChangeList;
  fields?: ListFields;
}

/** Links, controls and marked text do not open the row. */
const isMeantForRow = (target: EventTarget) =>
  target instanceof Element &&
  !target.closest("a, button, input, label, [role='menu']") &&
  !window.getSelection()?.toString();

export const ListRows = <Row,>(props: ListRowsProps<Row>) => {
  const {
    label,
    slots,
    columns,
    config,
    onChange,
    fields = {},
    rowLabel,
    rowHref,
    rowPrefetch,
    rowActions,
    selection,
  } = props;
  const navigate = useNavigate();
  const sort = config.sort[0];

  const cell = (column: ListColumn<Row>, index: number) => (slot: Slot<Row>) => {
    if (!slot.row) return <Skeleton height="1rem" />;
    const body = column.body(slot.row);
    return (
      <>
        {index === 0 && rowHref ? (
          <RowLink to={rowHref(slot.row)} onApproach={rowPrefetch?.(slot.row)}>
            {body}
          </RowLink>
        ) : (
          body
        )}
        {column.note?.(slot.row)}
      </>
    );
  };

  return (
    <DataTable
      className={rowHref ? "opens" : ""}
      value={slots}
      dataKey="id"
      // Cells depend on names and rights that arrive later.
      cellMemo={false}
      lazy
      removableSort
      sortField={sort?.field}
      sortOrder={sort ? (sort.direction === "desc" ? -1 : 1) : null}
      onSort={({ sortField, sortOrder }) =>
        onChange({ sort: sortOrder ? [{ field: sortField, direction: sortOrder < 0 ? "desc" : "asc" }] : [] })
      }
      onRowClick={({ data, originalEvent }) => {
        const { row } = data as Slot<Row>;
        if (row && rowHref && isMeantForRow(originalEvent.target)) void navigate(rowHref(row));
      }}
      tableStyle={{ tableLayout: "fixed" }}
      pt={{ table: { "aria-label": label } }}
    >
      {selection && (
        <Column
          key="selection"
          header={<SelectAll rows={slots.flatMap(({ row }) => row ?? [])} selection={selection} />}
          body={({ row }: Slot<Row>) => row && <SelectRow row={row} selection={selection} />}
          style={{ width: "48px" }}
        />
      )}
      {columns.map((column, index) => (
        <Column
          key={column.field}
          field={column.field}
          header={column.header}
          sortable={isSortable(column, fields)}
          body={cell(column, index)}
          align={column.align === "end" ? "right" : "left"}
          style={column.width ? { width: column.width } : undefined}
        />
      ))}
      {rowActions && (
        <Column
          key="actions"
          header={<span className="visually-hidden">{listText.actions}</span>}
          body={({ row }: Slot<Row>) => row && <RowMenu label={rowLabel(row)} actions={rowActions(row)} />}
          style={{ width: "64px" }}
        />
      )}
    </DataTable>
  );
};
