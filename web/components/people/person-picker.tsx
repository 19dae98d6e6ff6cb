import "./person-picker.css";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { Button } from "../button.tsx";
import { Panel, Row } from "../layout/layout.tsx";
import { PickerDialog } from "../picker-dialog.tsx";
import { useOfficeNames } from "./offices.ts";
import { peopleQueries } from "./people.queries.ts";
import { peopleText as text } from "./people.text.ts";

interface PickedBoxProps {
  actions: React.ReactNode;
  children: React.ReactNode;
}

export const PickedBox = ({ actions, children }: PickedBoxProps) => (
  <Panel className="picked-box" gap={2} pad="tight">
    {children}
    <Row gap={4} lines={2} align="center">
      {actions}
    </Row>
  </Panel>
);

interface PickButtonsProps {
  /** The form field's ref, which focuses the button on a problem. */
  ref: React.Ref<HTMLButtonElement>;
  pick: string;
  remove: string | undefined;
  onPick: () => void;
  onRemove: () => void;
}

export const PickButtons = ({ ref, pick, remove, onPick, onRemove }: PickButtonsProps) => (
  <>
    <Button ref={ref} outlined label={pick} onClick={onPick} />
    {remove && <Button text label={remove} onClick={onRemove} />}
  </>
);

interface PersonPickerProps {
  onPick: (person: Employee) => void;
  onClose: () => void;
}

export const PersonPicker = ({ onPick, onClose }: PersonPickerProps) => {
  const officeName = useOfficeNames("");

  return (
    <PickerDialog
      title={text.pick}
      placeholder={text.search}
      empty={text.empty}
      find={peopleQueries.find}
      choiceOf={(person) => ({
        name: fullName(person),
        line: [officeName(person.employedAt), person.jobTitle].filter(Boolean).join(" · "),
      })}
      onPick={(person) => {
        onPick(person);
        onClose();
      }}
      onClose={onClose}
    />
  );
};
