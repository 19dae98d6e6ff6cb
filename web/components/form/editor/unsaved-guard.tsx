import { Button } from "primereact/button";
import { useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { unsavedText } from "../../components.text.ts";
import { PlainDialog } from "../../plain-dialog.tsx";

export interface UnsavedGuard {
  readonly dialog: React.ReactNode;
  /** Call before navigating on purpose, after saving or deleting. */
  readonly release: () => void;
}

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
