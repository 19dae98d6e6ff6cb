import { Dialog } from "primereact/dialog";

interface PlainDialogProps {
  title: string | undefined;
  visible: boolean;
  /** Also for Escape. */
  onClose: () => void;
  footer: React.ReactNode;
  className?: string;
  children: React.ReactNode;
}

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
    // `closable={false}` would disable Escape, too.
    showCloseIcon={false}
    draggable={false}
    resizable={false}
  >
    {children}
  </Dialog>
);
