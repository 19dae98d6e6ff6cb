import { Outlet } from "react-router-dom";
import { Prime } from "./prime.tsx";

export const PublicFrame = () => (
  <Prime>
    <Outlet />
  </Prime>
);
