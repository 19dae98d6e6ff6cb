import { listConfig } from "../../../shared/contract/list.ts";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { ListCards } from "./list-cards.tsx";
import type { ListColumn, RowProps } from "./list-column.ts";
import { ListRows, type Slot } from "./list-rows.tsx";

interface WholeListProps<Row> extends RowProps<Row> {
  label: string;
  slots: Slot<Row>[];
  columns: readonly ListColumn<Row>[];
}

const config = listConfig();
const unchanged = () => {};

/** Rows that come all at once, in one order. */
export const WholeList = <Row,>(list: WholeListProps<Row>) =>
  useMinWidth(breakpoints.medium) ? (
    <ListRows {...list} config={config} onChange={unchanged} />
  ) : (
    <ListCards {...list} />
  );
