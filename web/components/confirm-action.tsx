import { createContext, useCallback, useContext, useState } from "react";
import { ActionDialog } from "./action-dialog.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { useToasts } from "./toasts.tsx";

export interface Confirmation {
  readonly title: string;
  readonly text: React.ReactNode;
  /** "Löschen", "An 4.812 Personen senden" */
  readonly verb: string;
  readonly danger?: boolean;
  readonly dismiss?: string;
  /** The dialog stays open until it settles, and shows a failure. */
  readonly run: () => Promise<unknown>;
  /** Said once it has run. */
  readonly done?: string;
}

const ConfirmContext = createContext<((confirmation: Confirmation) => void) | undefined>(undefined);

type Phase = { running: boolean; error?: unknown };
const idle: Phase = { running: false };

export const ConfirmProvider = ({ children }: { children: React.ReactNode }) => {
  const [asked, setAsked] = useState<Confirmation>();
  const [isOpen, setIsOpen] = useState(false);
  const [phase, setPhase] = useState(idle);
  const toasts = useToasts();

  const ask = useCallback((confirmation: Confirmation) => {
    setPhase(idle);
    setAsked(confirmation);
    setIsOpen(true);
  }, []);

  const confirm = async () => {
    setPhase({ running: true });
    try {
      await asked?.run();
      if (asked?.done !== undefined) toasts.success(asked.done);
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

export const useConfirm = (): ((confirmation: Confirmation) => void) => {
  const ask = useContext(ConfirmContext);
  if (!ask)
    throw new Error("Questions are asked by the shell: render this component inside ConfirmProvider.");
  return ask;
};
