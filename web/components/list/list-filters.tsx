import { Button } from "primereact/button";
import { useCallback, useId, useState } from "react";
import { listText } from "../components.text.ts";
import { Row } from "../layout/row.tsx";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { FilterFields } from "./filter-fields.tsx";
import { FilterRow } from "./filter-row.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { ListChips } from "./list-chips.tsx";
import type { ListFilter } from "./list-column.ts";
import { picksOf } from "./list-picks.ts";
import { SearchField } from "./search-field.tsx";
import type { List } from "./use-list.ts";

/** Filters that are no fields of the list, kept in the address by their own names. */
export interface FilterAside {
  readonly fields: React.ReactNode;
  readonly isSet: boolean;
  readonly parameters: readonly string[];
}

export interface FilterParts {
  /** The most used come first: on wide screens the others are folded. */
  filters: readonly ListFilter[];
  aside?: FilterAside | undefined;
  sort?: React.ReactNode;
  views?: React.ReactNode;
}

interface ListFiltersProps extends FilterParts, Omit<List<unknown>, "fields"> {
  hasSearch: boolean;
  searchLabel?: string | undefined;
  onReset: () => void;
}

interface FilterRowsProps extends Omit<ListFiltersProps, "hasSearch" | "searchLabel" | "query" | "onReset"> {
  search: React.ReactNode;
}

const FilterRows = ({ filters, aside, sort, views, search, ...list }: FilterRowsProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const room = (useMinWidth(breakpoints.large) ? 3 : 2) - (aside ? 1 : 0) - (sort ? 1 : 0);
  const usual = filters.slice(0, Math.max(room, 1));
  const rest = filters.slice(usual.length);

  return (
    <>
      <FilterRow>
        {search}
        <FilterFields {...list} filters={usual} />
        {aside?.fields}
        {sort}
        {rest.length > 0 && (
          <Button
            outlined
            className="list-more"
            icon={`pi ${isOpen ? "pi-angle-up" : "pi-angle-down"}`}
            iconPos="right"
            label={listText.moreFilters(picksOf(rest, list.config.filters).length)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {views}
      </FilterRow>
      <div id={id}>
        {isOpen && rest.length > 0 && (
          <FilterRow>
            <FilterFields {...list} filters={rest} />
          </FilterRow>
        )}
      </div>
    </>
  );
};

export const ListFilters = ({ hasSearch, searchLabel, query, onReset, ...list }: ListFiltersProps) => {
  const { config, onChange, filters, aside, sort, views } = list;
  const isPhone = !useMinWidth(breakpoints.small);
  const onSearch = useCallback(
    (term: string) => onChange({ searchTerm: term || undefined }, { replace: true }),
    [onChange],
  );
  const search = hasSearch && (
    <SearchField term={config.searchTerm ?? ""} label={searchLabel} onSearch={onSearch} />
  );
  const hasFilters = filters.length > 0 || Boolean(aside) || Boolean(sort);

  return (
    <>
      {isPhone ? (
        <Row className="list-filters">
          {search}
          {hasFilters && (
            <FilterSheet
              count={picksOf(filters, config.filters).length + (aside?.isSet ? 1 : 0)}
              totalCount={query.isPlaceholderData ? undefined : query.data?.totalCount}
              onReset={onReset}
            >
              <FilterFields config={config} onChange={onChange} filters={filters} />
              {aside?.fields}
              {sort}
            </FilterSheet>
          )}
        </Row>
      ) : (
        (hasSearch || hasFilters || views) && <FilterRows {...list} search={search} />
      )}
      <ListChips config={config} onChange={onChange} filters={filters}>
        <Button text size="small" label={listText.reset} onClick={onReset} />
      </ListChips>
    </>
  );
};
