import "./list.css";
import { Chip } from "../chip.tsx";
import { listText } from "../components.text.ts";
import { Row } from "../layout/row.tsx";
import type { ListFilter } from "./list-column.ts";
import { picksOf } from "./list-picks.ts";
import type { List } from "./use-list.ts";

interface ListChipsProps extends Pick<List<unknown>, "config" | "onChange"> {
  filters: readonly ListFilter[];
  children?: React.ReactNode;
}

export const ListChips = ({ config, onChange, filters, children }: ListChipsProps) => {
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
      {children && <li>{children}</li>}
    </Row>
  );
};
