import { Button } from "./button.tsx";
import { PlainDialog } from "./plain-dialog.tsx";
import { commonText } from "./words.text.ts";

interface ActionDialogProps {
  title: string | undefined;
  visible?: boolean;
  verb: string;
  /** Without it the button submits `form`. */
  onAct?: (() => void) | undefined;
  form?: string | undefined;
  danger?: boolean | undefined;
  isBusy?: boolean;
  isDisabled?: boolean;
  isDirty?: boolean | undefined;
  /** Replaces "Abbrechen" where that would read like the verb. */
  dismiss?: string | undefined;
  /** Guards destructive actions against a key pressed too early. */
  startsAtDismiss?: boolean;
  aside?: React.ReactNode;
  className?: string;
  /** Also runs for Escape, but not while busy. */
  onClose: () => void;
  children: React.ReactNode;
}

export const ActionDialog = (props: ActionDialogProps) => {
  const { title, visible = true, verb, onAct, form, danger, isBusy = false, children } = props;
  return (
    <PlainDialog
      className={props.className ?? ""}
      title={title}
      visible={visible}
      isBusy={isBusy}
      isDirty={props.isDirty}
      onClose={props.onClose}
      footer={
        <>
          {props.aside}
          <Button
            text
            label={props.dismiss ?? commonText.cancel}
            disabled={isBusy}
            onClick={props.onClose}
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
