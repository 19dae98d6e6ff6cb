import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { TRASH_DAYS, type TrashedItem } from "../../../shared/cloud/trash.contract.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { trashFields as fields, placeWords, trashText as text } from "../cloud.text.ts";
import { ItemName } from "../items/item-name.tsx";

export const trashColumns: readonly ListColumn<TrashedItem>[] = [
  {
    field: "title",
    header: fields.title,
    body: (item) => <ItemName item={item} searchTerm={undefined} />,
    card: "title",
  },
  {
    field: "path",
    header: fields.path,
    body: ({ path = [], isPlaceGone }) => (isPlaceGone ? text.placeGone : placeWords(path)),
    width: "28%",
  },
  {
    field: "deletedAt",
    header: fields.deletedAt,
    body: ({ deletedAt, deleterName }) => (
      <>
        <DateText value={deletedAt} />
        {deleterName && <span className="muted"> · {deleterName}</span>}
      </>
    ),
    width: "24%",
  },
  {
    field: "left",
    header: fields.left,
    body: ({ deletedAt }) => text.left(differenceInCalendarDays(addDays(deletedAt, TRASH_DAYS), new Date())),
    width: "128px",
  },
];
