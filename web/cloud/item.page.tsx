import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { cloudQueries } from "./cloud.queries.ts";
import { FilePage } from "./file/file.page.tsx";
import { FolderPage } from "./folder/folder.page.tsx";
import { useDayShown } from "./history/day-shown.ts";
import { FolderThen } from "./history/folder-then.tsx";

export const ItemPage = () => {
  const { id = "" } = useParams();
  const day = useDayShown();
  const { data: item } = useSuspenseQuery(cloudQueries.read(id));

  if (item.isFile) return <FilePage item={item} />;
  return day ? <FolderThen key={id} folder={item} day={day} /> : <FolderPage folder={item} />;
};
