import { Dropdown } from "primereact/dropdown";
import { Paginator, type PaginatorTemplateOptions } from "primereact/paginator";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { formatNumber } from "../date-text.tsx";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { listText } from "./list.text.ts";
import type { ChangeList } from "./use-list.ts";

const SIZES = [15, 30, 50, 100];

interface ListPaginatorProps {
  config: ListConfig;
  totalCount: number;
  onChange: ChangeList;
}

/** Specification: "Einträge pro Seite", "1-15 von 240". */
export const ListPaginator = ({ config: { skip, limit }, totalCount, onChange }: ListPaginatorProps) => {
  const isWide = useMinWidth(breakpoints.small);
  const last = Math.min(skip + limit, totalCount);
  const range = listText.range(
    formatNumber(Math.min(skip + 1, last)),
    formatNumber(last),
    formatNumber(totalCount),
  );

  const template: PaginatorTemplateOptions = {
    layout: "RowsPerPageDropdown CurrentPageReport PrevPageLink PageLinks NextPageLink",
    // PrimeReact's own has an English name in every language.
    RowsPerPageDropdown: (
      <Dropdown
        value={limit}
        options={SIZES.includes(limit) ? SIZES : [limit, ...SIZES]}
        onChange={({ value }: { value: number }) => onChange({ skip: 0, limit: value })}
        aria-label={listText.perPage}
      />
    ),
  };

  return (
    <Paginator
      first={skip}
      rows={limit}
      totalRecords={totalCount}
      pageLinkSize={isWide ? 5 : 3}
      template={template}
      leftContent={<span className="list-per-page">{listText.perPage}</span>}
      currentPageReportTemplate={range}
      onPageChange={(page) => onChange({ skip: page.first, limit: page.rows })}
    />
  );
};
