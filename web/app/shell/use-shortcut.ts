import { useEffect } from "react";

/** With Ctrl or the command key; an editor that handles the keys takes precedence. */
export const useShortcut = (
  key: string,
  run: () => void,
  within?: React.RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    const target: EventTarget | null = within ? within.current : window;
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isMeant || event.defaultPrevented || event.key.toLowerCase() !== key) return;
      event.preventDefault();
      run();
    };
    target?.addEventListener("keydown", onKeyDown);
    return () => target?.removeEventListener("keydown", onKeyDown);
  }, [key, run, within]);
};
