import { useEffect } from "react";

const controls =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)";

const firstControl = (node: Node | null | undefined) =>
  node instanceof Element ? node.querySelector<HTMLElement>(controls) : null;

const headingAbove = (element: Element): HTMLElement | undefined => {
  const region = element.closest("section, [role=dialog], main");
  if (!region) return undefined;
  const isDialog = region.getAttribute("role") === "dialog";
  const heading = isDialog ? firstControl(region) : region.querySelector<HTMLElement>("h1, h2, h3");
  return heading ?? (region.parentElement ? headingAbove(region.parentElement) : undefined);
};

const successorOf = (removed: Node, { target, nextSibling, previousSibling }: MutationRecord) => {
  const isRow = removed.nodeName === "LI" || removed.nodeName === "TR";
  const neighbour = isRow && (firstControl(nextSibling) ?? firstControl(previousSibling));
  if (neighbour) return neighbour;
  if (!(target instanceof Element)) return undefined;
  return firstControl(target.closest("li, tr")) ?? headingAbove(target);
};

/** Tracks a substitute for the element even after the element is removed. */
const holdPlace = (element: HTMLElement, onLost: (place: HTMLElement) => void = () => {}) => {
  let place: HTMLElement | undefined = element;
  const follow = (records: readonly MutationRecord[]) => {
    const before = place;
    // A moved element is connected again.
    if (!before || before.isConnected) return;
    for (const record of records) {
      for (const removed of record.removedNodes) {
        if (place && removed.contains(place)) place = successorOf(removed, record);
      }
    }
    if (place) onLost(place);
  };
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });

  return {
    now: () => {
      follow(observer.takeRecords());
      return place;
    },
    release: () => observer.disconnect(),
  };
};

const triggerOf = (element: Element): HTMLElement | null => {
  const controlled = element.closest("[id]");
  if (!controlled) return null;
  const trigger = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(controlled.id)}"]`);
  return trigger ?? (controlled.parentElement && triggerOf(controlled.parentElement));
};

const take = (element: HTMLElement | null | undefined): boolean => {
  if (!element) return false;
  if (/^H\d$/.test(element.nodeName)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/** Falls back if the element is hidden, disabled or gone by now. */
const focusOn = (place: HTMLElement) =>
  [place, triggerOf(place), headingAbove(place), document.querySelector<HTMLElement>("main h1")].some(take);

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Returns the focus on closing, unless it has moved elsewhere. */
export const useReturningFocus = (isOpen: boolean, elementOf: () => HTMLElement | null | undefined): void => {
  useEffect(() => {
    const opener = document.activeElement;
    if (!isOpen || !(opener instanceof HTMLElement) || isNowhere()) return;
    const held = holdPlace(opener);
    return () => {
      const place = held.now();
      held.release();
      const isWithin = elementOf()?.contains(document.activeElement) ?? false;
      if (place && (isWithin || isNowhere())) focusOn(place);
    };
  }, [isOpen, elementOf]);
};

/** When the focused element is removed, its nearest substitute gets the focus. */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let held: ReturnType<typeof holdPlace> | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      held?.release();
      if (target instanceof HTMLElement) held = holdPlace(target, (place) => isNowhere() && focusOn(place));
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      const isOnIt = target instanceof Node && document.activeElement?.contains(target);
      if (!isOnIt || isNowhere()) held?.release();
    };
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      held?.release();
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, []);
};
