import "./folder.css";
import { Link } from "react-router-dom";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Button } from "../../components/button.tsx";
import { ListTable } from "../../components/list/list-table.tsx";
import { SelectionBar } from "../../components/list/selection-bar.tsx";
import type { List } from "../../components/list/use-list.ts";
import type { Choice } from "../../components/list/use-selection.ts";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { commonText } from "../../components/words.text.ts";
import { cloudQueries } from "../cloud.queries.ts";
import { actionText, cloudText as text } from "../cloud.text.ts";
import { cloudPaths, searchAddress } from "../cloud-paths.ts";
import type { ItemTasks } from "../items/use-item-tasks.tsx";
import { itemColumns } from "./item-columns.tsx";
import { ItemTiles } from "./item-tiles.tsx";
import { useItemDrag } from "./use-item-drag.ts";

interface ItemKeys {
  readonly items: readonly CloudItem[];
  readonly selected: readonly CloudItem[];
  readonly onRename: (item: CloudItem) => void;
  /** Returns whether the viewer may remove them. */
  readonly onRemove: (items: readonly CloudItem[]) => boolean;
  readonly onToggle: (item: CloudItem) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

const isLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement;

/** Enter is missing, since the names are links. */
const itemKeys =
  ({ items, selected, onRename, onRemove, onToggle }: ItemKeys) =>
  (event: React.KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { activeElement } = document;
    const named = activeElement?.querySelector<HTMLElement>("[data-item]");
    const item = items.find(({ id }) => id === named?.dataset.item);
    if (!isLink(activeElement) || !item) return;

    const names = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-item]")];
    const at = names.findIndex((name) => name.closest("a") === activeElement);
    const focus = (name: HTMLElement | undefined) => name?.closest("a")?.focus();

    const step = steps[event.key];
    if (step !== undefined) focus(names[at + step]);
    else if (event.key === "F2") onRename(item);
    else if (event.key === "Delete") {
      const removed = selected.length > 0 ? selected : [item];
      const stays = (name: HTMLElement) => removed.every(({ id }) => id !== name.dataset.item);
      if (onRemove(removed)) focus(names.slice(at).find(stays) ?? names.slice(0, at).findLast(stays));
    } else if (event.key === " ") onToggle(item);
    else return;
    event.preventDefault();
  };

interface ItemSelectionProps {
  selected: readonly CloudItem[];
  tasks: ItemTasks;
  onClear: () => void;
}

const ItemSelection = ({ selected, tasks, onClear }: ItemSelectionProps) => (
  <SelectionBar count={selected.length} onClear={onClear}>
    <ActionButtons actions={[tasks.download(selected)]} />
    {selected.every(tasks.mayChange) && (
      <>
        <Button text icon="pi pi-folder-open" label={actionText.move} onClick={() => tasks.move(selected)} />
        <Button
          text
          severity="danger"
          icon="pi pi-trash"
          label={commonText.remove}
          onClick={() => tasks.remove(selected)}
        />
      </>
    )}
  </SelectionBar>
);

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
        rowPrefetch={({ id }) =>
          (client) =>
            client.prefetchQuery(cloudQueries.read(id))
          }
        rowActions={tasks.actionsOf}
        selection={selection}
        empty={empty}
        searchLabel={isRoot ? text.searchAll : text.search}
        elsewhere={inWholeCloud}
      />
      <ItemSelection selected={selected} tasks={tasks} onClear={clear} />
    </div>
  );
};
