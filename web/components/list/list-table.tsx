import { ChoiceBar } from "../choice-bar.tsx";
import { useAddressParameters, withParameters } from "../use-address-parameters.ts";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { listText as text } from "./list.text.ts";
import { ListCards } from "./list-cards.tsx";
import { isSortable, type ListColumn, type RowProps } from "./list-column.ts";
import { ListFrame, type ListFrameProps } from "./list-frame.tsx";
import { ListRows, type Slot } from "./list-rows.tsx";
import { ListSort } from "./list-sort.tsx";
import type { PageQuery } from "./use-list.ts";

type ListView = "cards" | "table";

const NAME = "ansicht";
const words: Readonly<Record<ListView, string>> = { cards: "karten", table: "tabelle" };

const useListView = (usual: ListView): readonly [ListView, (view: ListView) => void] => {
  const [parameters, setParameters] = useAddressParameters();
  const change = (view: ListView) =>
    setParameters(withParameters({ [NAME]: view === usual ? null : words[view] }), { replace: true });

  const other: ListView = usual === "cards" ? "table" : "cards";
  return [parameters.get(NAME) === words[other] ? other : usual, change];
};

export interface ListTableProps<Row extends { readonly id: string }>
  extends RowProps<Row>,
    Omit<ListFrameProps<Row>, "children" | "sort"> {
  columns: readonly ListColumn<Row>[];
  cards?: (rows: readonly Row[] | undefined) => React.ReactNode;
  /** The view shown first, and always on phones, if there are `cards`. */
  usualView?: ListView;
}

const views = [
  { value: "cards", label: text.cards, icon: "pi-th-large" },
  { value: "table", label: text.table, icon: "pi-list" },
] as const;

const slotsOf = <Row extends { readonly id: string }>(query: PageQuery<Row>, limit: number): Slot<Row>[] =>
  query.data
    ? query.data.data.map((row) => ({ id: row.id, row }))
    : Array.from({ length: Math.min(limit, 15) }, (_, index) => ({ id: `loading-${index}`, row: undefined }));

/** A table from 960 px on, cards below. */
export const ListTable = <Row extends { readonly id: string }>(props: ListTableProps<Row>) => {
  const {
    columns,
    cards,
    usualView = "cards",
    rowLabel,
    rowHref,
    rowPrefetch,
    rowActions,
    selection,
    ...frame
  } = props;
  const { label, query, config, onChange, fields } = frame;
  const isPhone = !useMinWidth(breakpoints.small);
  const isWide = useMinWidth(breakpoints.medium);
  const [view, setView] = useListView(usualView);
  const shownAsCards = (isPhone ? usualView : view) === "cards" ? cards : undefined;
  const hasHeadings = isWide && !shownAsCards;
  const rows = {
    label,
    slots: slotsOf(query, config.limit),
    columns,
    rowLabel,
    rowHref,
    rowPrefetch,
    rowActions,
    selection,
  };

  const hasOrder = columns.some((column) => isSortable(column, fields));
  const isSortShown = hasOrder && (!hasHeadings || (fields.isRanked && config.searchTerm));

  return (
    <ListFrame
      {...frame}
      sort={isSortShown && <ListSort columns={columns} config={config} onChange={onChange} fields={fields} />}
      views={
        cards && !isPhone ? (
          <ChoiceBar label={text.view} choices={views} value={view} onChange={setView} />
        ) : (
          frame.views
        )
      }
    >
      {shownAsCards?.(query.data?.data) ??
        (isWide ? (
          <ListRows {...rows} config={config} onChange={onChange} fields={fields} />
        ) : (
          <ListCards {...rows} />
        ))}
    </ListFrame>
  );
};
