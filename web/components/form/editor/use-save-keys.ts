import { useShortcut } from "../../../app/shell/use-shortcut.ts";

export const SAVE_KEYS = "Control+S Meta+S";

const isOnTop = (form: HTMLElement) => {
  const dialog = [...document.querySelectorAll("[role=dialog]")].at(-1);
  return !dialog || dialog.contains(form);
};

export const useSaveKeys = (formId: string, save = (form: HTMLFormElement) => form.requestSubmit()): void =>
  useShortcut("s", () => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement && isOnTop(form)) save(form);
  });
