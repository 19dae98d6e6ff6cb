import { Navigate, Outlet, useLocation } from "react-router-dom";
import { loginPath } from "./return-url.ts";
import { useSession } from "./session.ts";

/** Lets signed-in users through; anyone else signs in first and comes back. */
export const Guard = () => {
  const session = useSession();
  const location = useLocation();

  return session ? <Outlet /> : <Navigate to={loginPath(location)} replace />;
};
