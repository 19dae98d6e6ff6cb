import "./list.css";
import { useCallback, useId, useState } from "react";
import { Button } from "../button.tsx";
import { Chip } from "../chip.tsx";
import { formatNumber } from "../date-text.tsx";
import { Row } from "../layout/layout.tsx";
import { Select } from "../select.tsx";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { FilterBox, FilterRow } from "./filter-row.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { listText } from "./list.text.ts";
import type { FilterOption, ListFilter } from "./list-column.ts";
import { pickedOption, picksOf, withOption } from "./list-picks.ts";
import { SearchField } from "./search-field.tsx";
import type { List } from "./use-list.ts";

/** Filters that are no fields of the list, kept in the address by their own names. */
interface FilterAside {
  readonly fields: React.ReactNode;
  readonly isSet: boolean;
  readonly parameters: readonly string[];
}

export interface FilterParts {
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

type ListProps = Pick<ListFiltersProps, "config" | "onChange">;

const choiceText = ({ label, count }: FilterOption) =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;

const FilterField = ({ filter, config, onChange }: ListProps & { filter: ListFilter }) => {
  const id = useId();
  const picked = pickedOption(filter, config.filters);
  const options = [listText.all, ...filter.options.map(choiceText)].map((label, index) => ({
    label,
    value: index,
  }));

  return (
    <FilterBox>
      <label htmlFor={id}>{filter.label}</label>
      <Select
        inputId={id}
        options={options}
        value={picked ? filter.options.indexOf(picked) + 1 : 0}
        filter={options.length > 10}
        // Index 0 is "Alle", which stands for no filter.
        onChange={({ value: index }: { value: number }) =>
          onChange({ filters: withOption(filter, filter.options[index - 1], config.filters) })
        }
      />
    </FilterBox>
  );
};

const FilterFields = ({ filters, ...list }: ListProps & Pick<FilterParts, "filters">) =>
  filters.map((filter) => <FilterField key={filter.field} filter={filter} {...list} />);

const ListChips = ({ config, onChange, filters, onReset }: Omit<ListFiltersProps, "hasSearch" | "query">) => {
  const chips = [
    ...(config.searchTerm
      ? [{ label: listText.searchChip(config.searchTerm), remove: () => onChange({ searchTerm: undefined }) }]
      : []),
    ...picksOf(filters, config.filters).map(({ label, rest }) => ({
      label,
      remove: () => onChange({ filters: rest }),
    })),
  ];
  if (chips.length === 0) return null;

  return (
    <Row as="ul" className="list-chips" align="center" aria-label={listText.activeFilters}>
      {chips.map(({ label, remove }) => (
        <li key={label}>
          <Chip label={label} removeLabel={listText.removeFilter(label)} onRemove={remove} />
        </li>
      ))}
      <li>
        <Button text size="small" label={listText.reset} onClick={onReset} />
      </li>
    </Row>
  );
};

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
      <ListChips config={config} onChange={onChange} filters={filters} onReset={onReset} />
    </>
  );
};
