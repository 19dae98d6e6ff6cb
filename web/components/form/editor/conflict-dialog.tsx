import "./conflict-dialog.css";
import { Button } from "primereact/button";
import { conflictText as text } from "../../components.text.ts";
import { PlainDialog } from "../../plain-dialog.tsx";
import type { Difference } from "./differences.ts";

interface ConflictDialogProps {
  differences: readonly Difference[];
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

const Version = ({ children }: { children: string }) =>
  children || <span className="muted">{text.empty}</span>;

/** Two people changed the same entry: shows where they differ and lets one be chosen. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { differences, isSaving, onKeepMine, onTakeTheirs, onClose } = props;

  return (
    <PlainDialog
      className="conflict"
      title={text.title}
      visible
      onClose={onClose}
      footer={
        <>
          <Button type="button" text label={text.later} disabled={isSaving} onClick={onClose} autoFocus />
          <Button type="button" outlined label={text.takeTheirs} disabled={isSaving} onClick={onTakeTheirs} />
          <Button type="button" label={text.keepMine} loading={isSaving} onClick={onKeepMine} />
        </>
      }
    >
      <p>{text.intro}</p>
      {differences.length === 0 ? (
        <p className="muted">{text.same}</p>
      ) : (
        <table className="conflict-table">
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.mine}</th>
              <th scope="col">{text.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-label={text.mine}>
                  <Version>{mine}</Version>
                </td>
                <td data-label={text.theirs}>
                  <Version>{theirs}</Version>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PlainDialog>
  );
};
