import { Outlet } from "react-router-dom";
import { NotAllowed } from "../components/no-access.tsx";
import { useNewsRights } from "./use-news-rights.ts";

/** For editors of at least one office. */
export const EditorsOnly = () => (useNewsRights().mayEditAnything ? <Outlet /> : <NotAllowed />);
