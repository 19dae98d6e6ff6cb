import { lazy, Suspense } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { hasSignedOutHere, useLacksSecondFactor, useSession } from "../client/session.ts";
import { LOGIN, loginPath } from "./return-url.ts";

const EnrolFirstPage = lazy(async () => ({
  default: (await import("../../profile/second-factor/enrol-first.page.tsx")).EnrolFirstPage,
}));

export const Guard = () => {
  const session = useSession();
  const lacksSecondFactor = useLacksSecondFactor();
  const location = useLocation();

  if (!session) return <Navigate to={hasSignedOutHere() ? LOGIN : loginPath(location)} replace />;
  if (!lacksSecondFactor) return <Outlet />;
  return (
    <Suspense>
      <EnrolFirstPage />
    </Suspense>
  );
};
