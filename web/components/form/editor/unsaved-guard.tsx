import { Button } from "primereact/button";
import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { askBeforeLeaving, useUnloadQuestion } from "../../../app/client/unsaved.ts";
import { unsavedText } from "../../components.text.ts";
import { PlainDialog } from "../../plain-dialog.tsx";

export interface UnsavedGuard {
  readonly dialog: React.ReactNode;
  /** Call before navigating on purpose, after saving or deleting. */
  readonly release: () => void;
}

export const useUnsavedGuard = (isDirty: boolean): UnsavedGuard => {
  const isReleased = useRef(false);
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useUnloadQuestion(isDirty);

  useEffect(() => {
    isReleased.current = false;
    if (!isDirty) return;
    return askBeforeLeaving(async () => {
      if (isReleased.current) return true;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setAnswer(() => resolve);
      return promise;
    });
  }, [isDirty]);

  const stay = () => {
    blocker.reset?.();
    answer?.(false);
    setAnswer(undefined);
  };

  const leave = () => {
    blocker.proceed?.();
    answer?.(true);
    setAnswer(undefined);
  };

  const dialog = (
    <PlainDialog
      title={unsavedText.title}
      visible={blocker.state === "blocked" || answer !== undefined}
      onClose={stay}
      footer={
        <>
          <Button text label={unsavedText.leave} severity="danger" onClick={leave} />
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
