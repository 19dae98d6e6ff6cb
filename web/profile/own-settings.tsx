import "./profile.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { Employee } from "../../shared/organisations/employee.ts";
import { CalendarFeed } from "../components/calendar-feed/calendar-feed.tsx";
import { Details } from "../components/facts.tsx";
import { Switch } from "../components/form/choice/switch.tsx";
import { Row } from "../components/layout/layout.tsx";
import { PictureEditor } from "../components/people/picture/picture-editor.tsx";
import { VcardButton } from "../components/people/vcard-button.tsx";
import { Region } from "../components/region.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { OwnDevices } from "./devices/own-devices.tsx";
import { NotificationSettings } from "./notifications/notification-settings.tsx";
import { profileQueries } from "./profile.queries.ts";
import { settingsText as text } from "./profile.text.ts";
import { useSavedMark } from "./saved-mark.tsx";
import { type SwitchName, useSwitch } from "./use-switch.ts";

interface ProfileSwitchProps {
  name: SwitchName;
  stored: boolean;
  label: string;
  help: string;
  onSaved: () => void;
}

const ProfileSwitch = ({ name, stored, label, help, onSaved }: ProfileSwitchProps) => (
  <Switch label={label} help={help} {...useSwitch(name, stored, onSaved)} />
);

/** Only the person may agree to this. */
const BirthdayConsent = ({ person }: { person: Employee }) => {
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

export const OwnSettings = () => {
  const { data: person } = useSuspenseQuery(profileQueries.own);

  return (
    <Details className="profile-settings">
      <section aria-label={text.picture}>
        <h2>{text.picture}</h2>
        <PictureEditor person={person} isOwn />
        <p className="own-card">
          <VcardButton person={person} />
        </p>
      </section>
      <BirthdayConsent person={person} />
      <Region part fallback={<Skeleton height="200px" />}>
        <CalendarFeed />
      </Region>
    </Details>
  );
};

export const OwnNotifications = () => {
  const { data: person } = useSuspenseQuery(profileQueries.own);

  return (
    <Details className="profile-settings">
      <NotificationSettings person={person} />
      <Region part fallback={<Skeleton height="200px" />}>
        <OwnDevices />
      </Region>
    </Details>
  );
};
