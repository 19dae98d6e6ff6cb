import "./list.css";
import type { Selection } from "./list-column.ts";

interface SelectRowProps<Row> {
  row: Row;
  selection: Selection<Row>;
}

export const SelectRow = <Row,>({ row, selection }: SelectRowProps<Row>) => (
  <label className="row-select">
    <input
      type="checkbox"
      aria-label={selection.labelOf(row)}
      checked={selection.isSelected(row)}
      onChange={({ target }) => selection.toggle([row], target.checked)}
    />
  </label>
);

interface SelectAllProps<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
}

export const SelectAll = <Row,>({ rows, selection }: SelectAllProps<Row>) => {
  // A choice of nothing would be lost once there is something.
  if (rows.length === 0) return <span className="row-select" />;
  const isAll = rows.every(selection.isSelected);
  const isSome = !isAll && rows.some(selection.isSelected);

  return (
    <label className="row-select">
      <input
        type="checkbox"
        aria-label={selection.allLabel}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = isSome;
        }}
        onChange={() => selection.toggle(rows, !isAll)}
      />
    </label>
  );
};
