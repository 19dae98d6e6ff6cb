import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { MarkedText } from "../../components/marked-text.tsx";
import { cloudText, itemFields as fields, placeWords } from "../cloud.text.ts";
import { kindWords } from "../items/item-kind.ts";
import { ItemName } from "../items/item-name.tsx";
import { SeenBy } from "../items/seen-by.tsx";

const allColumns = (searchTerm: string | undefined): readonly ListColumn<CloudItem>[] => [
  {
    field: "title",
    header: fields.title,
    body: (item) => <ItemName item={item} searchTerm={searchTerm} />,
    note: (item) => (
      <>
        {item.description && (
          <span className="item-note">
            <MarkedText text={item.description} searchTerm={searchTerm} />
          </span>
        )}
        {item.excerpt && (
          <span className="item-note">
            {cloudText.foundText} <MarkedText text={item.excerpt} searchTerm={searchTerm} />
          </span>
        )}
        {item.path && (
          <span className="item-note">
            {cloudText.foundIn} {placeWords(item.path)}
          </span>
        )}
      </>
    ),
    card: "title",
  },
  {
    field: "visibility",
    header: fields.visibility,
    body: (item) => <SeenBy item={item} />,
    width: "18%",
  },
  { field: "kind", header: fields.kind, body: kindWords, width: "104px", card: "hidden" },
  {
    field: "size",
    header: fields.size,
    body: ({ file }) => (file ? formatSize(file.size) : null),
    width: "112px",
    align: "end",
  },
  {
    field: "modifiedAt",
    header: fields.modifiedAt,
    body: ({ modifiedAt }) => <DateText value={modifiedAt} />,
    width: "136px",
  },
  {
    field: "createdAt",
    header: fields.createdAt,
    body: ({ createdAt }) => <DateText value={createdAt} />,
    width: "136px",
    card: "hidden",
  },
];

/** In a tight table the name needs the room; the item's page shows kind and date, too. */
export const itemColumns = (
  searchTerm: string | undefined,
  isTight: boolean,
): readonly ListColumn<CloudItem>[] =>
  allColumns(searchTerm).filter(({ field }) => !(isTight && ["kind", "createdAt"].includes(field)));
