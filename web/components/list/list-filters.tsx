import { Button } from "primereact/button";
import { Dropdown } from "primereact/dropdown";
import { InputText } from "primereact/inputtext";
import { useCallback, useEffect, useId, useState } from "react";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { Chip } from "../chip.tsx";
import { listText } from "../components.text.ts";
import { formatNumber } from "../date-text.tsx";
import { Row } from "../layout/row.tsx";
import { FilterBox, FilterRow } from "./filter-row.tsx";
import type { FilterOption, ListFilter } from "./list-column.ts";
import { pickedOption, picksOf, withOption } from "./list-picks.ts";
import type { ChangeList } from "./use-list-config.ts";

const TYPING_PAUSE = 300;

const SearchField = ({ term, onSearch }: { term: string; onSearch: (term: string) => void }) => {
  const [text, setText] = useState(term);
  const [shown, setShown] = useState(term);
  // The address changed from elsewhere (back, "Zurücksetzen"): it wins over what was typed.
  if (shown !== term) {
    setShown(term);
    if (text.trim() !== term) setText(term);
  }

  useEffect(() => {
    if (text.trim() === term) return;
    const pause = setTimeout(() => onSearch(text.trim()), TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [text, term, onSearch]);

  return (
    <InputText
      type="search"
      className="list-search"
      aria-label={listText.search}
      placeholder={listText.search}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
};

interface FilterFieldProps {
  filter: ListFilter;
  picked: FilterOption | undefined;
  onPick: (option: FilterOption | undefined) => void;
}

const choiceText = ({ label, count }: FilterOption) =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;

const FilterField = ({ filter, picked, onPick }: FilterFieldProps) => {
  const id = useId();
  const options = [listText.all, ...filter.options.map(choiceText)].map((label, index) => ({
    label,
    value: index,
  }));

  return (
    <FilterBox>
      <label htmlFor={id}>{filter.label}</label>
      <Dropdown
        inputId={id}
        options={options}
        value={picked ? filter.options.indexOf(picked) + 1 : 0}
        filter={options.length > 10}
        // Position 0 is "Alle", which stands for no filter.
        onChange={({ value: index }: { value: number }) => onPick(filter.options[index - 1])}
      />
    </FilterBox>
  );
};

interface ListFiltersProps {
  config: ListConfig;
  onChange: ChangeList;
  filters: readonly ListFilter[];
  hasSearch: boolean;
  /** What else stands in the row: the order, on narrow screens. */
  children?: React.ReactNode;
}

/** Search and filters of a list, and as chips what is set. */
export const ListFilters = ({ config, onChange, filters, hasSearch, children }: ListFiltersProps) => {
  const search = useCallback(
    (term: string) => onChange({ searchTerm: term || undefined }, { replace: true }),
    [onChange],
  );
  const chips = [
    ...(config.searchTerm
      ? [{ label: listText.searchChip(config.searchTerm), remove: () => onChange({ searchTerm: undefined }) }]
      : []),
    ...picksOf(filters, config.filters).map(({ label, rest }) => ({
      label,
      remove: () => onChange({ filters: rest }),
    })),
  ];

  return (
    <>
      {(hasSearch || filters.length > 0 || children) && (
        <FilterRow>
          {hasSearch && <SearchField term={config.searchTerm ?? ""} onSearch={search} />}
          {filters.map((filter) => (
            <FilterField
              key={filter.field}
              filter={filter}
              picked={pickedOption(filter, config.filters)}
              onPick={(option) => onChange({ filters: withOption(filter, option, config.filters) })}
            />
          ))}
          {children}
        </FilterRow>
      )}
      {chips.length > 0 && (
        <Row as="ul" className="list-chips" align="center" aria-label={listText.activeFilters}>
          {chips.map(({ label, remove }) => (
            <li key={label}>
              <Chip label={label} removeLabel={listText.removeFilter(label)} onRemove={remove} />
            </li>
          ))}
          <li>
            <Button
              text
              size="small"
              label={listText.reset}
              onClick={() => onChange({ searchTerm: undefined, filters: [] })}
            />
          </li>
        </Row>
      )}
    </>
  );
};
