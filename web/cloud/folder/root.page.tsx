import { useDayShown } from "../history/day-shown.ts";
import { FolderThen } from "../history/folder-then.tsx";
import { FolderView } from "./folder-view.tsx";

export const RootPage = () => {
  const day = useDayShown();

  return day ? <FolderThen folder={null} day={day} /> : <FolderView folder={null} />;
};
