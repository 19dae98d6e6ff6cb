import { Dialog } from "primereact/dialog";

interface PlainDialogProps {
  title: string | undefined;
  visible: boolean;
  /** Also for Escape. */
  onClose: () => void;
  /** The buttons, the one that acts last. */
  footer: React.ReactNode;
  /** For what needs another width. */
  className?: string;
  children: React.ReactNode;
}

/** A question or a small form above the page. */
export const PlainDialog = ({
  title,
  visible,
  onClose,
  footer,
  className = "",
  children,
}: PlainDialogProps) => (
  <Dialog
    className={className}
    header={title}
    footer={footer}
    visible={visible}
    onHide={onClose}
    // Not `closable={false}`: that would take Escape away, too.
    showCloseIcon={false}
    draggable={false}
    resizable={false}
  >
    {children}
  </Dialog>
);
