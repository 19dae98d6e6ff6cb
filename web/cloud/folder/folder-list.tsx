import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import type { List } from "../../components/list/use-list.ts";
import type { Choice } from "../../components/list/use-selection.ts";
import { cloudPaths } from "../cloud-paths.ts";
import type { ItemTasks } from "../items/use-item-tasks.tsx";
import { itemColumns } from "./item-columns.tsx";
import { itemKeys } from "./item-keys.ts";
import { ItemTiles } from "./item-tiles.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useItemDrag } from "./use-item-drag.ts";

interface FolderListProps {
  list: List<CloudItem>;
  label: string;
  empty: { readonly text: string; readonly action?: React.ReactNode };
  tasks: ItemTasks;
  choice: Choice<CloudItem>;
}

export const FolderList = ({ list, label, empty, tasks, choice }: FolderListProps) => {
  const { searchTerm } = list.config;
  const { selection, selected, clear } = choice;
  const onKeyDown = itemKeys({
    items: list.query.data?.data ?? [],
    selected,
    onRename: (item) => tasks.mayChange(item) && tasks.edit(item),
    onRemove: (items) => items.every(tasks.mayChange) && tasks.remove(items),
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
        columns={itemColumns(searchTerm)}
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
      />
      <SelectionBar selected={selected} tasks={tasks} onClear={clear} />
    </div>
  );
};
