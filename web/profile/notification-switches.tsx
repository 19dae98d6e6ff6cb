import "./settings.css";
import { isAllowed } from "../../shared/contract/permissions.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { useViewer } from "../app/client/session.ts";
import { isBuilt } from "../app/shell/areas.ts";
import { Row } from "../components/layout/row.tsx";
import { ProfileSwitch } from "./profile-switch.tsx";
import { useSavedMark } from "./saved-mark.tsx";
import { notificationText, settingsText as text } from "./settings.text.ts";

/** For directors of the office and its administrators. */
const useSeesApplications = ({ isDirector, employedAt }: Employee): boolean =>
  isAllowed(useViewer(), "ADMIN_ORG", employedAt) || isDirector;

/** Shown only if the area is built. */
const switches = [
  { name: "notifyOnOwnForumActivity", area: "/discussions" },
  { name: "forumDigest", area: "/discussions" },
  { name: "notifyAboutNewsArticles", area: "/news" },
  { name: "notifyAboutCalendarEvents", area: "/calendar" },
  { name: "notifyAboutNewApplications", area: "/applications" },
] as const;

export const NotificationSwitches = ({ person }: { person: Employee }) => {
  const seesApplications = useSeesApplications(person);
  const { note, mark } = useSavedMark();

  return (
    <section aria-label={text.notifications}>
      <Row className="settings-head" gap={4} lines={0} align="baseline" spread>
        <h2>{text.notifications}</h2>
        {mark}
      </Row>
      {person.email === null && <p className="muted">{text.withoutMail}</p>}
      {switches
        .filter(({ area }) => isBuilt(area) && (area !== "/applications" || seesApplications))
        .map(({ name }) => (
          <ProfileSwitch
            key={name}
            name={name}
            stored={person[name]}
            {...notificationText[name]}
            onSaved={note}
          />
        ))}
    </section>
  );
};
