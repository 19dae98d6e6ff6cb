import "./list.css";
import { Button } from "../button.tsx";
import { formatNumber } from "../date-text.tsx";
import { EmptyState } from "../empty-state.tsx";
import { ProblemPanel } from "../problem-panel.tsx";
import { listText } from "./list.text.ts";
import { type FilterParts, ListFilters } from "./list-filters.tsx";
import { ListPaginator } from "./list-paginator.tsx";
import type { List } from "./use-list.ts";

export interface ListFrameProps<Row> extends List<Row>, Partial<FilterParts> {
  label: string;
  hasSearch?: boolean | undefined;
  hasPages?: boolean;
  searchLabel?: string | undefined;
  elsewhere?: React.ReactNode;
  /** Shown without any rows: one sentence, and the action that fills the list. */
  empty: { readonly text: string; readonly action?: React.ReactNode };
  children: React.ReactNode;
}

export const ListFrame = <Row,>(props: ListFrameProps<Row>) => {
  const {
    label,
    query,
    config,
    onChange,
    filters = [],
    hasSearch = true,
    hasPages = true,
    searchLabel,
    elsewhere,
    empty,
    children,
  } = props;
  const { aside, sort, views } = props;
  const isLoading = (!query.data && !query.error) || query.isPlaceholderData;
  const isNarrowed = config.filters.length > 0 || config.searchTerm !== undefined;
  const totalCount = query.data?.totalCount ?? 0;
  const isBeyondEnd = totalCount > 0 && config.skip >= totalCount;
  const reset = () => onChange({ filters: [], searchTerm: undefined }, { without: aside?.parameters ?? [] });

  const body = () => {
    if (query.error && !query.data)
      return <ProblemPanel error={query.error} onRetry={() => query.refetch()} />;
    if (query.data?.data.length !== 0) return children;
    if (isBeyondEnd) {
      const { limit } = config;
      const openLast = () => onChange({ skip: (Math.ceil(totalCount / limit) - 1) * limit, limit });
      return (
        <EmptyState
          text={listText.beyondEnd}
          action={<Button outlined label={listText.lastPage} onClick={openLast} />}
        />
      );
    }
    if (!isNarrowed) return <EmptyState {...empty} />;
    return (
      <EmptyState
        text={listText.nothingFound}
        action={
          <>
            <Button outlined label={listText.reset} onClick={reset} />
            {elsewhere}
          </>
        }
      />
    );
  };

  return (
    <section aria-label={label} aria-busy={isLoading}>
      <ListFilters
        config={config}
        onChange={onChange}
        query={query}
        filters={filters}
        hasSearch={hasSearch}
        searchLabel={searchLabel}
        onReset={reset}
        aside={aside}
        sort={sort}
        views={views}
      />
      <div className="list-body" data-waiting={query.isPlaceholderData}>
        {body()}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isLoading ? listText.loading : query.data && listText.count(formatNumber(query.data.totalCount))}
      </p>
      {hasPages && totalCount > 0 && !isBeyondEnd && (
        <ListPaginator config={config} totalCount={totalCount} onChange={onChange} />
      )}
    </section>
  );
};
