import { Dropdown } from "primereact/dropdown";
import { useId } from "react";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { listText } from "../components.text.ts";
import { formatNumber } from "../date-text.tsx";
import { FilterBox } from "./filter-row.tsx";
import type { FilterOption, ListFilter } from "./list-column.ts";
import { pickedOption, withOption } from "./list-picks.ts";
import type { ChangeList } from "./use-list-config.ts";

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

interface FilterFieldsProps {
  filters: readonly ListFilter[];
  config: ListConfig;
  onChange: ChangeList;
}

export const FilterFields = ({ filters, config, onChange }: FilterFieldsProps) =>
  filters.map((filter) => (
    <FilterField
      key={filter.field}
      filter={filter}
      picked={pickedOption(filter, config.filters)}
      onPick={(option) => onChange({ filters: withOption(filter, option, config.filters) })}
    />
  ));
