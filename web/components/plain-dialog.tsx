import type { Dialog } from "primereact/dialog";
import { useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { useUnloadQuestion } from "../app/client/unsaved.ts";
import { Button } from "./button.tsx";
import { discardText as text } from "./components.text.ts";
import { deferredCode, withPrime } from "./deferred-code.ts";
import { useReturningFocus } from "./focus-place.ts";
import { NotLoaded } from "./lazy-part.tsx";

interface PlainDialogProps {
  title: string | undefined;
  visible: boolean;
  /** Also runs for Escape, which asks first where something was typed. */
  onClose: () => void;
  isBusy?: boolean;
  isDirty?: boolean | undefined;
  footer: React.ReactNode;
  className?: string;
  children: React.ReactNode;
}

export const dialogCode = deferredCode(withPrime(async () => (await import("primereact/dialog")).Dialog));

/** A search term is no loss, and boxes are soon ticked again. */
const kept = new Set(["search", "checkbox", "radio"]);

const isTyping = ({ target, currentTarget }: React.SyntheticEvent) =>
  target instanceof Element &&
  // Events of dialogs above it bubble here through React.
  currentTarget.contains(target) &&
  !(target instanceof HTMLInputElement && kept.has(target.type));

/** Going back asks as Escape does, and the page stays: one more step back leaves it. */
const StayWhenGoingBack = ({ ask }: { ask: () => void }) => {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    ask();
  }, [blocker, ask]);
  return null;
};

export const PlainDialog = (props: PlainDialogProps) => {
  const { title, visible, onClose, isBusy = false, footer, className = "", children } = props;
  const { code, hasFailed } = dialogCode.useOnceNeeded(visible);
  const dialog = useRef<Dialog>(null);
  const [hasTyped, setHasTyped] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isUnsaved = visible && (props.isDirty ?? hasTyped);
  if (!visible && hasTyped) setHasTyped(false);
  useReturningFocus(
    visible,
    useCallback(() => dialog.current?.getElement(), []),
  );
  useUnloadQuestion(isUnsaved);

  if (hasFailed) return <NotLoaded onClose={onClose} />;
  if (!code) return null;
  return (
    <code.Prime>
      <code.Component
        ref={dialog}
        className={className}
        header={title}
        footer={footer}
        visible={visible}
        onHide={() => {
          if (isUnsaved && !isBusy) setIsAsking(true);
          else if (!isBusy) onClose();
        }}
        pt={{ root: { onInput: (event) => isTyping(event) && setHasTyped(true) } }}
        // `closable={false}` would disable Escape, too.
        showCloseIcon={false}
        draggable={false}
        resizable={false}
      >
        {children}
      </code.Component>
      {isUnsaved && <StayWhenGoingBack ask={() => setIsAsking(true)} />}
      {isAsking && (
        <PlainDialog
          title={text.title}
          visible
          onClose={() => setIsAsking(false)}
          footer={
            <>
              <Button
                text
                severity="danger"
                label={text.discard}
                onClick={() => {
                  setIsAsking(false);
                  onClose();
                }}
              />
              <Button label={text.stay} onClick={() => setIsAsking(false)} autoFocus />
            </>
          }
        >
          {text.text}
        </PlainDialog>
      )}
    </code.Prime>
  );
};
