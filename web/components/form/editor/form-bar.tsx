import { Button } from "primereact/button";
import { formatShortTime } from "../../../../shared/dates/dates.ts";
import { formText } from "../../components.text.ts";
import { Row } from "../../layout/row.tsx";
import { ActionBar } from "./action-bar.tsx";

interface FormBarProps {
  isSaving: boolean;
  isDirty: boolean;
  /** When it was last saved, as far as this page knows. */
  savedAt?: Date | undefined;
  onCancel: () => void;
  saveLabel?: string | undefined;
  /** Further actions, at the right. */
  children?: React.ReactNode;
}

const statusOf = ({ isSaving, isDirty, savedAt }: FormBarProps) => {
  if (isSaving) return formText.saving;
  if (isDirty) return formText.unsaved;
  return savedAt ? formText.savedAt(formatShortTime(savedAt)) : "";
};

/** The bar below a form that stays in view. Stands inside the form: "Speichern" submits it. */
export const FormBar = (props: FormBarProps) => (
  <ActionBar
    status={statusOf(props)}
    actions={
      <>
        <Button type="submit" label={props.saveLabel ?? formText.save} loading={props.isSaving} />
        <Button
          type="button"
          text
          label={formText.cancel}
          disabled={props.isSaving}
          onClick={props.onCancel}
        />
      </>
    }
  >
    {props.children && <Row className="form-bar-extra">{props.children}</Row>}
  </ActionBar>
);
