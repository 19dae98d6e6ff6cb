import "./settings.css";
import type { Employee } from "../../shared/organisations/employee.ts";
import { ProfileSwitch } from "./profile-switch.tsx";
import { useSavedMark } from "./saved-mark.tsx";
import { settingsText as text } from "./settings.text.ts";

/** Whether colleagues may know the birthday: for nobody else to agree to. */
export const BirthdayConsent = ({ person }: { person: Employee }) => {
  const { note, mark } = useSavedMark();

  return (
    <section aria-label={text.birthday}>
      <div className="settings-head">
        <h2>{text.birthday}</h2>
        {mark}
      </div>
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
