import { Button } from "primereact/button";
import { useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { unsavedText } from "../../components.text.ts";
import { PlainDialog } from "../../plain-dialog.tsx";

export interface UnsavedGuard {
  /** To be rendered by the form's page. */
  readonly dialog: React.ReactNode;
  /** To be called before the page itself leads on, after saving or deleting. */
  readonly release: () => void;
}

/** Asks before a page with unsaved changes is left, by a link, the back button or closing the tab. */
export const useUnsavedGuard = (isDirty: boolean): UnsavedGuard => {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    isReleased.current = false;
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, [isDirty]);

  const stay = () => blocker.reset?.();

  const dialog = (
    <PlainDialog
      title={unsavedText.title}
      visible={blocker.state === "blocked"}
      onClose={stay}
      footer={
        <>
          <Button text label={unsavedText.leave} severity="danger" onClick={() => blocker.proceed?.()} />
          <Button label={unsavedText.stay} onClick={stay} autoFocus />
        </>
      }
    >
      {unsavedText.text}
    </PlainDialog>
  );

  return {
    dialog,
    release: () => {
      isReleased.current = true;
    },
  };
};
