import { Button } from "primereact/button";
import { createContext, useCallback, useContext, useState } from "react";
import { confirmText } from "./components.text.ts";
import { PlainDialog } from "./plain-dialog.tsx";
import { ProblemNote } from "./problem-note.tsx";

export interface Confirmation {
  /** The question: "Artikel löschen?" */
  readonly title: string;
  /** What exactly will happen, with the number and the name. */
  readonly text: React.ReactNode;
  /** The verb on the button: "Löschen", "An 4.812 Personen senden". */
  readonly verb: string;
  readonly danger?: boolean;
  /** What leaves everything as it is, where "Abbrechen" would read like the verb. */
  readonly dismiss?: string;
  /** Runs when confirmed; the dialog stays until it is done and shows what failed. */
  readonly run: () => Promise<unknown>;
}

const ConfirmContext = createContext<((confirmation: Confirmation) => void) | undefined>(undefined);

type Phase = { running: boolean; error?: unknown };
const idle: Phase = { running: false };

export const ConfirmProvider = ({ children }: { children: React.ReactNode }) => {
  const [asked, setAsked] = useState<Confirmation>();
  const [isOpen, setIsOpen] = useState(false);
  const [phase, setPhase] = useState(idle);

  const ask = useCallback((confirmation: Confirmation) => {
    setPhase(idle);
    setAsked(confirmation);
    setIsOpen(true);
  }, []);

  const confirm = async () => {
    setPhase({ running: true });
    try {
      await asked?.run();
      setIsOpen(false);
    } catch (error) {
      setPhase({ running: false, error });
    }
  };

  const close = () => {
    if (!phase.running) setIsOpen(false);
  };

  const footer = (
    <>
      <Button
        text
        label={asked?.dismiss ?? confirmText.cancel}
        disabled={phase.running}
        onClick={close}
        autoFocus
      />
      <Button
        label={asked?.verb ?? ""}
        severity={asked?.danger ? "danger" : undefined}
        loading={phase.running}
        onClick={() => void confirm()}
      />
    </>
  );

  return (
    <ConfirmContext value={ask}>
      {children}
      <PlainDialog title={asked?.title} footer={footer} visible={isOpen} onClose={close}>
        {asked?.text}
        {phase.error !== undefined && <ProblemNote error={phase.error} />}
      </PlainDialog>
    </ConfirmContext>
  );
};

/** Asks before something is done that can't be undone. */
export const useConfirm = (): ((confirmation: Confirmation) => void) => {
  const ask = useContext(ConfirmContext);
  if (!ask)
    throw new Error("Questions are asked by the shell: render this component inside ConfirmProvider.");
  return ask;
};
