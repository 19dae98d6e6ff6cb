import type { ListConfig } from "../../../shared/contract/list.ts";
import { formatNumber } from "../date-text.tsx";
import { Select } from "../select.tsx";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { listText } from "./list.text.ts";
import type { ChangeList } from "./use-list.ts";

const SIZES = [15, 30, 50, 100];

const pagesAround = (page: number, count: number, most: number) => {
  const first = Math.max(0, Math.min(page - Math.floor(most / 2), count - most));
  return Array.from({ length: Math.min(most, count) }, (_, index) => first + index);
};

interface ListPaginatorProps {
  config: ListConfig;
  totalCount: number;
  onChange: ChangeList;
}

/** Specification: "Einträge pro Seite", "1-15 von 240". */
export const ListPaginator = ({ config: { skip, limit }, totalCount, onChange }: ListPaginatorProps) => {
  const isWide = useMinWidth(breakpoints.small);
  const last = Math.min(skip + limit, totalCount);
  const page = Math.floor(skip / limit);
  const count = Math.ceil(totalCount / limit);

  const open = (next: number) => onChange({ skip: next * limit, limit });
  const step = (next: number, label: string, look: string, icon: string) => {
    const isEnd = next < 0 || next >= count;
    return (
      <button
        type="button"
        className={`${look} p-paginator-element p-link ${isEnd ? "p-disabled" : ""}`}
        disabled={isEnd}
        aria-label={label}
        onClick={() => open(next)}
      >
        <span className={`pi ${icon}`} aria-hidden="true" />
      </button>
    );
  };

  return (
    <div className="p-paginator p-component">
      <span className="list-per-page">{listText.perPage}</span>
      <Select
        value={limit}
        options={SIZES.includes(limit) ? SIZES : [limit, ...SIZES]}
        onChange={({ value }: { value: number }) => onChange({ skip: 0, limit: value })}
        aria-label={listText.perPage}
      />
      <span className="p-paginator-current">
        {listText.range(formatNumber(Math.min(skip + 1, last)), formatNumber(last), formatNumber(totalCount))}
      </span>
      {step(page - 1, listText.previousPage, "p-paginator-prev", "pi-angle-left")}
      <span className="p-paginator-pages">
        {pagesAround(page, count, isWide ? 5 : 3).map((one) => (
          <button
            key={one}
            type="button"
            className={`p-paginator-page p-paginator-element p-link ${one === page ? "p-highlight" : ""}`}
            aria-label={listText.page(one + 1)}
            aria-current={one === page ? "true" : undefined}
            onClick={() => open(one)}
          >
            {one + 1}
          </button>
        ))}
      </span>
      {step(page + 1, listText.nextPage, "p-paginator-next", "pi-angle-right")}
    </div>
  );
};
