import { Link } from "react-router-dom";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import type { List } from "../../components/list/use-list.ts";
import type { Choice } from "../../components/list/use-selection.ts";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { cloudText as text } from "../cloud.text.ts";
import { cloudPaths, searchAddress } from "../cloud-paths.ts";
import type { ItemTasks } from "../items/use-item-tasks.tsx";
import { itemColumns } from "./item-columns.tsx";
import { itemKeys } from "./item-keys.ts";
import { ItemTiles } from "./item-tiles.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useItemDrag } from "./use-item-drag.ts";

interface FolderListProps {
  list: List<CloudItem>;
  label: string;
  isRoot: boolean;
  empty: { readonly text: string; readonly action?: React.ReactNode };
  tasks: ItemTasks;
  choice: Choice<CloudItem>;
}

export const FolderList = ({ list, label, isRoot, empty, tasks, choice }: FolderListProps) => {
  const { searchTerm } = list.config;
  const isDesk = useMinWidth(breakpoints.medium);
  const isTight = !useMinWidth(breakpoints.large) && isDesk;
  const inWholeCloud = !isRoot && searchTerm && (
    <Link className="lone-link" to={searchAddress(searchTerm)}>
      {text.searchAll}
    </Link>
  );
  const { selection, selected, clear } = choice;
  const onKeyDown = itemKeys({
    items: list.query.data?.data ?? [],
    selected,
    onRename: (item) => tasks.mayChange(item) && tasks.edit(item),
    onRemove: (items) => {
      const mayRemove = items.every(tasks.mayChange);
      if (mayRemove) tasks.remove(items);
      return mayRemove;
    },
    onToggle: (item) => selection.toggle([item], !selection.isSelected(item)),
  });

  const drag = useItemDrag({
    items: list.query.data?.data ?? [],
    selected,
    mayMove: tasks.mayChange,
    onMoved: clear,
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links in it
    <div onKeyDown={onKeyDown} {...drag}>
      <ListTable
        {...list}
        label={label}
        columns={itemColumns(searchTerm, isTight)}
        usualView="table"
        cards={(items) => (
          <ItemTiles
            items={items}
            label={label}
            searchTerm={searchTerm}
            actionsOf={tasks.actionsOf}
            selection={selection}
          />
        )}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => cloudPaths.item(id)}
        rowActions={tasks.actionsOf}
        selection={selection}
        empty={empty}
        searchLabel={isRoot ? text.searchAll : text.search}
        elsewhere={inWholeCloud}
      />
      <SelectionBar selected={selected} tasks={tasks} onClear={clear} />
    </div>
  );
};
