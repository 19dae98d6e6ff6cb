import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListQuery } from "../../app/client/list-of.ts";
import { readNow } from "../../app/client/query-of.ts";
import { selectionText } from "../list/list.text.ts";
import type { List } from "../list/use-list.ts";
import { useSelection } from "../list/use-selection.ts";
import { useToasts } from "../toasts.tsx";

const MOST = 1_000;
const PAGE = 100;

const nothing: readonly never[] = [];

export const useBulk = <Row extends { readonly id: string }>(
  list: List<Row>,
  { query }: ListQuery<Row>,
  rowLabel: (row: Row) => string,
) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const narrowing = JSON.stringify([list.config.filters, list.config.searchTerm]);
  const [all, setAll] = useState<{ narrowing: string; rows: readonly Row[] }>();
  const [isReading, setReading] = useState(false);
  // Keeps the dialog open when its action removes rows from the list.
  const [isBegun, setBegun] = useState(false);
  const shown = list.query.data?.data ?? nothing;
  const total = list.query.data?.totalCount ?? 0;
  const others = all?.narrowing === narrowing ? all.rows : nothing;
  const seen = new Set(shown.map(({ id }) => id));
  const { selection, selected, clear } = useSelection(
    [...shown, ...others.filter(({ id }) => !seen.has(id))],
    { labelOf: (row) => selectionText.select(rowLabel(row)), allLabel: selectionText.all },
  );

  const selectAll = async () => {
    setReading(true);
    try {
      const { allPages } = await import("../list/all-pages.ts");
      const read = (config: typeof list.config) => client.fetchQuery({ ...query(config), ...readNow });
      const rows = await allPages({ read, config: list.config, limit: PAGE });
      setAll({ narrowing, rows });
      selection.toggle(rows, true);
    } catch (error) {
      toasts.problem(error);
    } finally {
      setReading(false);
    }
  };

  const hasMore = selected.length < total && total <= MOST;
  if (selected.length > 0 && !isBegun) setBegun(true);
  return {
    selection,
    selected,
    rowLabel,
    total,
    isReading,
    isBegun,
    selectAll: hasMore ? selectAll : undefined,
    clear: () => {
      clear();
      setAll(undefined);
    },
  };
};

export type Bulk<Row extends { readonly id: string }> = ReturnType<typeof useBulk<Row>>;
