import { Outlet } from "react-router-dom";
import { NotAllowed } from "../components/no-access.tsx";
import { useNewsRights } from "./use-news-rights.ts";

export const EditorsOnly = () => (useNewsRights().mayEditAnything ? <Outlet /> : <NotAllowed />);
