import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { askBeforeLeaving, useUnloadQuestion } from "../../../app/client/unsaved.ts";
import { Button } from "../../button.tsx";
import { unsavedText } from "../../components.text.ts";
import { PlainDialog } from "../../plain-dialog.tsx";

interface UnsavedGuard {
  readonly dialog: React.ReactNode;
  /** Call before navigating on purpose, after saving or deleting. */
  readonly release: () => void;
}

interface KeptDraft {
  readonly keep: () => Promise<boolean>;
  readonly forget: () => void;
}

/** With a draft, closing the page loses nothing, so only navigation inside the portal is asked about. */
export const useUnsavedGuard = (isDirty: boolean, draft?: KeptDraft): UnsavedGuard => {
  const isKept = draft !== undefined;
  const isReleased = useRef(false);
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useUnloadQuestion(isDirty && !isKept);

  useEffect(() => {
    isReleased.current = false;
    if (!isDirty || isKept) return;
    return askBeforeLeaving(async () => {
      if (isReleased.current) return true;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setAnswer(() => resolve);
      return promise;
    });
  }, [isDirty, isKept]);

  const stay = () => {
    blocker.reset?.();
    answer?.(false);
    setAnswer(undefined);
  };

  const keep = async () => {
    if (await draft?.keep()) blocker.proceed?.();
    else stay();
  };

  const leave = () => {
    draft?.forget();
    blocker.proceed?.();
    answer?.(true);
    setAnswer(undefined);
  };

  const dialog = (
    <PlainDialog
      title={isKept ? unsavedText.keptTitle : unsavedText.title}
      visible={blocker.state === "blocked" || answer !== undefined}
      onClose={stay}
      footer={
        <>
          <Button
            text
            label={isKept ? unsavedText.drop : unsavedText.leave}
            severity="danger"
            onClick={leave}
          />
          {isKept && <Button outlined label={unsavedText.keep} onClick={() => void keep()} />}
          <Button label={unsavedText.stay} onClick={stay} autoFocus />
        </>
      }
    >
      {isKept ? unsavedText.keptText : unsavedText.text}
    </PlainDialog>
  );

  return {
    dialog,
    release: () => {
      isReleased.current = true;
    },
  };
};
