import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionDialog } from "../action-dialog.tsx";
import { Form, type FormProps } from "./form.tsx";

interface FormDialogProps<Filled extends FieldValues, Ready>
  extends Omit<FormProps<Filled, Ready>, "id" | "className"> {
  title: string;
  verb: string;
  danger?: boolean | undefined;
  className?: string;
  onClose: () => void;
}

/** Asks for a few words or choices, and closes itself when `save` says so. */
export const FormDialog = <Filled extends FieldValues, Ready>(props: FormDialogProps<Filled, Ready>) => {
  const { title, verb, danger, className = "", onClose, ...filled } = props;
  const formId = useId();

  return (
    <ActionDialog
      className={className}
      title={title}
      verb={verb}
      form={formId}
      danger={danger}
      isBusy={filled.form.formState.isSubmitting}
      onClose={onClose}
    >
      <Form id={formId} {...filled} />
    </ActionDialog>
  );
};
