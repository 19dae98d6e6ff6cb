import "./profile.css";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { useNavigate } from "react-router-dom";
import { useSignedIn } from "../app/client/session.ts";
import { paths } from "../app/shell/paths.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { Details } from "../components/facts.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Region } from "../components/region.tsx";
import { ChangePassword } from "./change-password.tsx";
import { ownDataText } from "./own-data.text.ts";
import { OwnData } from "./own-data.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { OwnNotifications, OwnSettings } from "./own-settings.tsx";
import { profileText as text } from "./profile.text.ts";
import { OwnSecondFactor } from "./second-factor/own-second-factor.tsx";

export const ProfilePage = () => {
  const { user, employee } = useSignedIn();
  const navigate = useNavigate();

  return (
    <>
      <PageHeader
        title={text.title}
        meta={user.username}
        action={
          employee && (
            <Button
              icon="pi pi-user-edit"
              label={ownDataText.edit}
              onClick={() => void navigate(paths.ownData)}
            />
          )
        }
      />
      {employee ? (
        <>
          <OwnData />
          <Region part fallback={<Skeleton height="400px" />}>
            <OwnSettings />
          </Region>
        </>
      ) : (
        <EmptyState text={text.withoutProfile} />
      )}
      <Details className="profile-security">
        <ChangePassword username={user.username} />
        <Region part fallback={<Skeleton height="200px" />}>
          <OwnSecondFactor />
        </Region>
        <Region part fallback={<Skeleton height="200px" />}>
          <OwnSessions />
        </Region>
      </Details>
      {employee && (
        <Region part fallback={<Skeleton height="960px" />}>
          <OwnNotifications />
        </Region>
      )}
    </>
  );
};
