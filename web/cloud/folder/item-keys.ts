import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";

interface ItemKeys {
  readonly items: readonly CloudItem[];
  readonly selected: readonly CloudItem[];
  readonly onRename: (item: CloudItem) => void;
  /** Whether that may be done. */
  readonly onRemove: (items: readonly CloudItem[]) => boolean;
  readonly onToggle: (item: CloudItem) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

const isLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement;

/** Enter opens: the names are links. */
export const itemKeys =
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
