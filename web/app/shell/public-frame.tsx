import { Outlet } from "react-router-dom";
import { Prime } from "./prime.tsx";

/** Around the pages that anybody may open, besides the login page. */
export const PublicFrame = () => (
  <Prime>
    <Outlet />
  </Prime>
);
