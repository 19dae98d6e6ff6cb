import { useSuspenseQuery } from "@tanstack/react-query";
import { Skeleton } from "primereact/skeleton";
import { CalendarFeed } from "../components/calendar-feed/calendar-feed.tsx";
import { Details } from "../components/facts.tsx";
import { PictureEditor } from "../components/people/picture/picture-editor.tsx";
import { VcardButton } from "../components/people/vcard-button.tsx";
import { Region } from "../components/region.tsx";
import { BirthdayConsent } from "./birthday-consent.tsx";
import { NotificationSettings } from "./notifications/notification-settings.tsx";
import { profileQueries } from "./profile.queries.ts";
import { settingsText as text } from "./settings.text.ts";

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
    </Details>
  );
};
