import { NotAllowed } from "../components/no-access.tsx";
import { useNewsRights } from "./use-news-rights.ts";

/** For those who edit the news of one office at least. */
export const EditorsOnly = ({ children }: { children: React.ReactNode }) =>
  useNewsRights().mayEditAnything ? children : <NotAllowed />;
