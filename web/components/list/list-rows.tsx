import "./list.css";
import { useNavigate } from "react-router-dom";
import type { ListConfig, ListFields } from "../../../shared/contract/list.ts";
import { Skeleton } from "../skeleton.tsx";
import { listText } from "./list.text.ts";
import { isSortable, type ListColumn, type RowProps } from "./list-column.ts";
import { RowLink } from "./row-link.tsx";
import { RowMenu } from "./row-menu.tsx";
import { SelectAll, SelectRow } from "./row-selection.tsx";
import type { ChangeList } from "./use-list.ts";

export interface Slot<Row> {
  readonly id: string;
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

type Order = ListConfig["sort"][number];

/** Ascending first, then descending, then the list's own order. */
const orderAfter = (field: string, before: Order | undefined): Order[] => {
  if (before?.field !== field) return [{ field, direction: "asc" }];
  return before.direction === "asc" ? [{ field, direction: "desc" }] : [];
};

const looks = {
  none: { icon: "pi-sort-alt", sorted: "none" },
  asc: { icon: "pi-sort-amount-up-alt", sorted: "ascending" },
  desc: { icon: "pi-sort-amount-down", sorted: "descending" },
} as const;

interface HeadingProps<Row> extends Pick<ListRowsProps<Row>, "config" | "onChange"> {
  column: ListColumn<Row>;
  isSortable: boolean;
}

const Heading = <Row,>({ column, isSortable: sorts, config, onChange }: HeadingProps<Row>) => {
  const { field, header, width, align } = column;
  const [sort] = config.sort;
  const { icon, sorted } = looks[sort?.field === field ? sort.direction : "none"];
  const cell = { scope: "col", style: { width }, "data-align": align };
  if (!sorts) return <th {...cell}>{header}</th>;

  return (
    <th {...cell} aria-sort={sorted}>
      <button type="button" onClick={() => onChange({ sort: orderAfter(field, sort) })}>
        {header}
        <i className={`pi ${icon}`} aria-hidden="true" />
      </button>
    </th>
  );
};

export const ListRows = <Row,>(props: ListRowsProps<Row>) => {
  const { label, slots, columns, fields = {}, rowLabel, rowHref, rowPrefetch, rowActions, selection } = props;
  const navigate = useNavigate();

  const open = (row: Row | undefined, target: EventTarget) => {
    if (row && rowHref && isMeantForRow(target)) void navigate(rowHref(row));
  };

  const cellOf = (column: ListColumn<Row>, index: number, row: Row) => {
    const body = column.body(row);
    return (
      <>
        {index === 0 && rowHref ? (
          <RowLink to={rowHref(row)} onApproach={rowPrefetch?.(row)}>
            {body}
          </RowLink>
        ) : (
          body
        )}
        {column.note?.(row)}
      </>
    );
  };

  return (
    <div className={`list-table ${rowHref ? "opens" : ""}`}>
      <table aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th className="list-select">
                <SelectAll rows={slots.flatMap(({ row }) => row ?? [])} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Heading
                key={column.field}
                {...props}
                column={column}
                isSortable={isSortable(column, fields)}
              />
            ))}
            {rowActions && (
              <th className="list-actions">
                <span className="visually-hidden">{listText.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {slots.map(({ id, row }) => (
            <tr key={id} onClick={({ target }) => open(row, target)}>
              {selection && <td>{row && <SelectRow row={row} selection={selection} />}</td>}
              {columns.map((column, index) => (
                <td key={column.field} data-align={column.align}>
                  {row ? cellOf(column, index, row) : <Skeleton height="1rem" />}
                </td>
              ))}
              {rowActions && <td>{row && <RowMenu label={rowLabel(row)} actions={rowActions(row)} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
