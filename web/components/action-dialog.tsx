import { Button } from "primereact/button";
import { confirmText } from "./components.text.ts";
import { PlainDialog } from "./plain-dialog.tsx";

interface ActionDialogProps {
  title: string | undefined;
  visible?: boolean;
  /** What the button that acts says. */
  verb: string;
  /** Runs when it is pressed; without it the button submits `form`. */
  onAct?: (() => void) | undefined;
  /** The id of the form inside. */
  form?: string | undefined;
  danger?: boolean | undefined;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** What leaves everything as it is, where "Abbrechen" would read like the verb. */
  dismiss?: string | undefined;
  /** The focus begins there, so that pressing a key too early does no harm. */
  startsAtDismiss?: boolean;
  /** Stands before the other buttons. */
  aside?: React.ReactNode;
  className?: string;
  /** Also for Escape; not called while busy. */
  onClose: () => void;
  children: React.ReactNode;
}

/** A question or a small form with one button that acts and one that does not. */
export const ActionDialog = (props: ActionDialogProps) => {
  const { title, visible = true, verb, onAct, form, danger, isBusy = false, children } = props;
  const close = () => {
    if (!isBusy) props.onClose();
  };

  return (
    <PlainDialog
      className={props.className ?? ""}
      title={title}
      visible={visible}
      onClose={close}
      footer={
        <>
          {props.aside}
          <Button
            type="button"
            text
            label={props.dismiss ?? confirmText.cancel}
            disabled={isBusy}
            onClick={close}
            autoFocus={props.startsAtDismiss ?? false}
          />
          <Button
            type={form ? "submit" : "button"}
            form={form}
            label={verb}
            severity={danger ? "danger" : undefined}
            disabled={props.isDisabled ?? false}
            loading={isBusy}
            onClick={onAct}
          />
        </>
      }
    >
      {children}
    </PlainDialog>
  );
};
