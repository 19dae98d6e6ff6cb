import { useId } from "react";
import type { ListConfig, ListFields, Sort } from "../../../shared/contract/list.ts";
import { Select } from "../select.tsx";
import { FilterBox } from "./filter-row.tsx";
import { listText } from "./list.text.ts";
import { isSortable } from "./list-column.ts";
import type { ChangeList } from "./use-list.ts";

interface ListSortProps {
  columns: readonly {
    readonly field: string;
    readonly header: string;
    readonly sortable?: false;
    /** Offers the descending order only, which the header already names. */
    readonly most?: true;
  }[];
  config: ListConfig;
  onChange: ChangeList;
  fields: ListFields;
}

const UNSORTED = "-";
const keyOfSort = (sort: Sort | undefined) => (sort ? `${sort.field}:${sort.direction}` : UNSORTED);

/** For layouts without column headings, or with fields that have no column. */
export const ListSort = ({ columns, config, onChange, fields }: ListSortProps) => {
  const id = useId();
  const unsorted = fields.isRanked && config.searchTerm ? listText.bestFirst : listText.unsorted;
  const orders = columns
    .filter((column) => isSortable(column, fields))
    .flatMap(({ field, header, most }) => [
      ...(most
        ? []
        : [{ label: `${header}, ${listText.ascending}`, sort: { field, direction: "asc" as const } }]),
      {
        label: most ? header : `${header}, ${listText.descending}`,
        sort: { field, direction: "desc" as const },
      },
    ]);

  return (
    <FilterBox>
      <label htmlFor={id}>{listText.sort}</label>
      <Select
        inputId={id}
        value={keyOfSort(config.sort[0])}
        options={[
          { label: unsorted, value: UNSORTED },
          ...orders.map(({ label, sort }) => ({ label, value: keyOfSort(sort) })),
        ]}
        onChange={({ value }: { value: string }) =>
          onChange({ sort: orders.map(({ sort }) => sort).filter((sort) => keyOfSort(sort) === value) })
        }
      />
    </FilterBox>
  );
};
