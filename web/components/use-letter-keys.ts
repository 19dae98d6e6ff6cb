import { useEffect } from "react";

const TYPING = "input, textarea, select, [contenteditable='true'], [role='dialog'], [role='menu']";

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null;

/** Single letters, unless somebody is typing. `keys` must be stable. */
export const useLetterKeys = (keys: Readonly<Record<string, () => void>>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const run = keys[event.key];
      if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [keys]);
};
