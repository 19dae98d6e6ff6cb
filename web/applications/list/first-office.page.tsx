import { Navigate } from "react-router-dom";
import { useViewer } from "../../app/client/session.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { applicationPaths } from "../application-paths.ts";
import { useSeenOffices } from "../use-seen-offices.ts";

export const FirstOfficePage = () => {
  const { employedAt } = useViewer();
  const offices = useSeenOffices();
  const office = offices.find(({ id }) => id === employedAt) ?? offices[0];

  return office ? <Navigate to={applicationPaths.list(office.id)} replace /> : <NotAllowed />;
};
