import { createContext, useCallback, useContext, useState } from "react";
import { ActionDialog } from "./action-dialog.tsx";
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

  return (
    <ConfirmContext value={ask}>
      {children}
      <ActionDialog
        title={asked?.title}
        visible={isOpen}
        verb={asked?.verb ?? ""}
        danger={asked?.danger}
        dismiss={asked?.dismiss}
        isBusy={phase.running}
        startsAtDismiss
        onAct={() => void confirm()}
        onClose={() => setIsOpen(false)}
      >
        {asked?.text}
        {phase.error !== undefined && <ProblemNote error={phase.error} />}
      </ActionDialog>
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
