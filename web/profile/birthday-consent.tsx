import "./settings.css";
import type { Employee } from "../../shared/organisations/employee.ts";
import { Row } from "../components/layout/row.tsx";
import { ProfileSwitch } from "./profile-switch.tsx";
import { useSavedMark } from "./saved-mark.tsx";
import { settingsText as text } from "./settings.text.ts";

/** Only the person may agree to this. */
export const BirthdayConsent = ({ person }: { person: Employee }) => {
  const { note, mark } = useSavedMark();

  return (
    <section aria-label={text.birthday}>
      <Row className="settings-head" gap={4} lines={0} align="baseline" spread>
        <h2>{text.birthday}</h2>
        {mark}
      </Row>
      {person.birthday === null && <p className="muted">{text.birthdayMissing}</p>}
      <ProfileSwitch
        name="showBirthday"
        stored={person.showBirthday}
        label={text.showBirthday}
        help={text.showBirthdayHelp}
        onSaved={note}
      />
    </section>
  );
};
