import { useEffect } from "react";

interface Leaving {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly dismiss: string;
  readonly run: () => Promise<unknown>;
}

/** Shows a dialog from outside of any component. */
type Confirm = (leaving: Leaving) => void;

/** Resolves to false if the person stays. */
type Question = (confirm: Confirm) => Promise<boolean>;

const questions = new Set<Question>();

export const askBeforeLeaving = (question: Question) => {
  questions.add(question);
  return () => void questions.delete(question);
};

export const useUnloadQuestion = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, [isUnsaved]);
};

/** Asks about everything unsaved, for leaving by other means than the address. */
export const mayLeave = async (confirm: Confirm): Promise<boolean> => {
  for (const question of questions) {
    if (!(await question(confirm))) return false;
  }
  return true;
};

const letGo = (event: Event) => event.stopImmediatePropagation();

export const reloadPage = async (confirm: Confirm): Promise<void> => {
  if (!(await mayLeave(confirm))) return;
  // The person was asked already; without this, the browser would ask a second time.
  window.addEventListener("beforeunload", letGo, { capture: true, once: true });
  window.location.reload();
};
