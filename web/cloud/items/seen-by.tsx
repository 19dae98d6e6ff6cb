import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { type DocumentVisibility, narrowestOf } from "../../../shared/visibility/visibility.ts";
import { VisibilityMark } from "../../components/visibility-mark.tsx";
import { editText as text } from "../cloud.text.ts";

type Seen = Pick<CloudItem, "visibility" | "folderVisibility">;

export const visibilityOf = ({ visibility, folderVisibility }: Seen): DocumentVisibility =>
  narrowestOf([visibility, folderVisibility]);

/** Shows the effective visibility, since folders above may narrow an item's own. */
export const SeenBy = ({ item }: { item: Seen }) => {
  const visibility = visibilityOf(item);

  return (
    <VisibilityMark
      visibility={visibility}
      note={visibility === item.visibility ? undefined : text.fromFolder}
    />
  );
};
