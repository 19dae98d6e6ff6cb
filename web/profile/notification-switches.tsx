import "./settings.css";
import { useQuery } from "@tanstack/react-query";
import type { Employee } from "../../shared/organisations/employee.ts";
import { isAllowedQuery } from "../app/permissions.queries.ts";
import { useSignedIn } from "../app/session.ts";
import { ProfileSwitch } from "./profile-switch.tsx";
import { useSavedMark } from "./saved-mark.tsx";
import { settingsText as text } from "./settings.text.ts";

/** Applications are for directors of the office and those who administrate it. */
const useSeesApplications = ({ isDirector, employedAt }: Employee): boolean => {
  const { user } = useSignedIn();
  const { data: isOfficeAdmin = false } = useQuery(isAllowedQuery("ADMIN_ORG", employedAt ?? undefined));
  return user.isAdmin || isDirector || isOfficeAdmin;
};

/** What one is told of by mail; each switch is saved at once. */
export const NotificationSwitches = ({ person }: { person: Employee }) => {
  const seesApplications = useSeesApplications(person);
  const { note, mark } = useSavedMark();

  return (
    <section aria-label={text.notifications}>
      <div className="settings-head">
        <h2>{text.notifications}</h2>
        {mark}
      </div>
      {person.email === null && <p className="muted">{text.withoutMail}</p>}
      <ProfileSwitch
        name="notifyOnOwnForumActivity"
        stored={person.notifyOnOwnForumActivity}
        label={text.ownForumActivity}
        help={text.ownForumActivityHelp}
        onSaved={note}
      />
      <ProfileSwitch
        name="notifyAboutNewsArticles"
        stored={person.notifyAboutNewsArticles}
        label={text.newsArticles}
        help={text.newsArticlesHelp}
        onSaved={note}
      />
      <ProfileSwitch
        name="notifyAboutCalendarEvents"
        stored={person.notifyAboutCalendarEvents}
        label={text.calendarEvents}
        help={text.calendarEventsHelp}
        onSaved={note}
      />
      {seesApplications && (
        <ProfileSwitch
          name="notifyAboutNewApplications"
          stored={person.notifyAboutNewApplications}
          label={text.newApplications}
          help={text.newApplicationsHelp}
          onSaved={note}
        />
      )}
    </section>
  );
};
