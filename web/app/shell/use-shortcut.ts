import { useEffect } from "react";

/** With Ctrl, or with the command key; where an editor takes the keys for itself, it has them. */
export const useShortcut = (key: string, run: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isMeant || event.defaultPrevented || event.key.toLowerCase() !== key) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [key, run]);
};
