import { Link } from "react-router-dom";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { LinkButton } from "../../components/link-button.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { itemFields, thenText as text } from "../cloud.text.ts";
import { kindWords } from "../items/item-kind.ts";
import { ItemName } from "../items/item-name.tsx";
import { openFile } from "../items/open-file.ts";
import { addressThen, sinceWords } from "./day-shown.ts";

export const isOpened = ({ since }: CloudItem): boolean => since?.isDeleted === false && since.isKept;

interface ThenNameProps {
  item: CloudItem;
  day: string;
  searchTerm: string | undefined;
}

const ThenName = ({ item, day, searchTerm }: ThenNameProps) => {
  const name = <ItemName item={item} searchTerm={searchTerm} />;
  const { id, file } = item;
  if (!isOpened(item)) return name;
  if (!file)
    return (
      <Link className="lone-link" to={addressThen(id, day)}>
        {name}
      </Link>
    );
  return <LinkButton onClick={() => openFile(file)}>{name}</LinkButton>;
};

export const thenColumns = (
  day: string,
  searchTerm: string | undefined,
): readonly ListColumn<CloudItem>[] => [
  {
    field: "title",
    header: itemFields.title,
    body: (item) => <ThenName item={item} day={day} searchTerm={searchTerm} />,
    card: "title",
  },
  {
    field: "since",
    header: text.since,
    body: (item) => sinceWords(item).join(" ") || text.same,
    width: "36%",
  },
  { field: "kind", header: itemFields.kind, body: kindWords, width: "104px", card: "hidden" },
  {
    field: "size",
    header: itemFields.size,
    body: ({ file }) => (file ? formatSize(file.size) : null),
    width: "112px",
    align: "end",
  },
];
