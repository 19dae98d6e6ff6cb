import "./list.css";
import { Button } from "primereact/button";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { listText } from "../components.text.ts";
import { formatNumber } from "../date-text.tsx";
import { EmptyState } from "../empty-state.tsx";
import { ProblemPanel } from "../problem-panel.tsx";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { ListCards } from "./list-cards.tsx";
import type { ListColumn, ListFilter, RowProps } from "./list-column.ts";
import { ListFilters } from "./list-filters.tsx";
import { ListPaginator } from "./list-paginator.tsx";
import { ListRows, type Slot } from "./list-rows.tsx";
import { ListSort } from "./list-sort.tsx";
import type { ChangeList } from "./use-list-config.ts";
import type { PageQuery } from "./use-page.ts";

export interface ListTableProps<Row extends { readonly id: string }> extends RowProps<Row> {
  /** What the list holds, for those who do not see it: "Artikel". */
  label: string;
  /** The result of `usePage`. */
  query: PageQuery<Row>;
  /** Both from `useListConfig`. */
  config: ListConfig;
  onChange: ChangeList;
  columns: readonly ListColumn<Row>[];
  filters?: readonly ListFilter[];
  hasSearch?: boolean;
  /** Shown when there is nothing at all: one sentence, and what fills the list. */
  empty: { readonly text: string; readonly action?: React.ReactNode };
}

const slotsOf = <Row extends { readonly id: string }>(query: PageQuery<Row>, limit: number): Slot<Row>[] =>
  query.data
    ? query.data.data.map((row) => ({ id: row.id, row }))
    : Array.from({ length: Math.min(limit, 15) }, (_, index) => ({ id: `loading-${index}`, row: undefined }));

/** A list as everywhere in the portal: a table from 960 px on, cards below; its request lives in the address. */
export const ListTable = <Row extends { readonly id: string }>(props: ListTableProps<Row>) => {
  const { label, query, config, onChange, columns, filters = [], hasSearch = true, empty, ...row } = props;
  const isWide = useMinWidth(breakpoints.medium);
  const slots = slotsOf(query, config.limit);
  const isLoading = (!query.data && !query.error) || query.isPlaceholderData;
  const isNarrowed = config.filters.length > 0 || config.searchTerm !== undefined;
  const reset = () => onChange({ filters: [], searchTerm: undefined });

  const rows = () => {
    if (query.error && !query.data)
      return <ProblemPanel error={query.error} onRetry={() => query.refetch()} />;
    if (slots.length === 0 && isNarrowed) {
      return (
        <EmptyState
          text={listText.nothingFound}
          action={<Button outlined label={listText.reset} onClick={reset} />}
        />
      );
    }
    if (slots.length === 0) return <EmptyState {...empty} />;
    const shared = { label, slots, columns, ...row };
    return isWide ? <ListRows {...shared} config={config} onChange={onChange} /> : <ListCards {...shared} />;
  };

  return (
    <section className="list" aria-label={label} aria-busy={isLoading}>
      <ListFilters config={config} onChange={onChange} filters={filters} hasSearch={hasSearch}>
        {!isWide && <ListSort columns={columns} config={config} onChange={onChange} />}
      </ListFilters>
      <div className="list-body" data-waiting={query.isPlaceholderData}>
        {rows()}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isLoading ? listText.loading : query.data && listText.count(formatNumber(query.data.totalCount))}
      </p>
      {query.data && query.data.totalCount > 0 && (
        <ListPaginator config={config} totalCount={query.data.totalCount} onChange={onChange} />
      )}
    </section>
  );
};
