import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";

interface ItemKeys {
  readonly items: readonly CloudItem[];
  readonly selected: readonly CloudItem[];
  readonly onRename: (item: CloudItem) => void;
  readonly onRemove: (items: readonly CloudItem[]) => void;
  readonly onToggle: (item: CloudItem) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

const isLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement;

/** Enter opens: the names are links. */
export const itemKeys =
  ({ items, selected, onRename, onRemove, onToggle }: ItemKeys) =>
  (event: React.KeyboardEvent<HTMLElement>): void => {
    const { activeElement } = document;
    const named = activeElement?.querySelector<HTMLElement>("[data-item]");
    const item = items.find(({ id }) => id === named?.dataset.item);
    if (!isLink(activeElement) || !item) return;

    const step = steps[event.key];
    if (step !== undefined) {
      const links = [...event.currentTarget.querySelectorAll("[data-item]")].map((name) => name.closest("a"));
      links[links.indexOf(activeElement) + step]?.focus();
    } else if (event.key === "F2") onRename(item);
    else if (event.key === "Delete") onRemove(selected.length > 0 ? selected : [item]);
    else if (event.key === " ") onToggle(item);
    else return;
    event.preventDefault();
  };
