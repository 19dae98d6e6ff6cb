import { Outlet } from "react-router-dom";
import { NotAllowed } from "../components/no-access.tsx";
import { useNewsRights } from "./use-news-rights.ts";

/** Around the pages of those who edit the news of one office at least. */
export const EditorsOnly = () => (useNewsRights().mayEditAnything ? <Outlet /> : <NotAllowed />);
