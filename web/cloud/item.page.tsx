import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { cloudQueries } from "./cloud.queries.ts";
import { FilePage } from "./file/file.page.tsx";
import { FolderPage } from "./folder/folder.page.tsx";

/** An address leads to a folder or a file alike. */
export const ItemPage = () => {
  const { id = "" } = useParams();
  const { data: item } = useSuspenseQuery(cloudQueries.read(id));

  return item.isFile ? <FilePage item={item} /> : <FolderPage folder={item} />;
};
