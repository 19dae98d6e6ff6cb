import "./folder.css";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { fileKindOf } from "../../../shared/files/file-kind.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { DateText } from "../../components/date-text.tsx";
import { FileImage } from "../../components/files/file-image.tsx";
import { Card, CardGrid, Fill } from "../../components/layout/layout.tsx";
import type { RowAction, Selection } from "../../components/list/list-column.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { SelectRow } from "../../components/list/row-selection.tsx";
import { MarkedText } from "../../components/marked-text.tsx";
import { PrefetchLink } from "../../components/prefetch-link.tsx";
import { cloudQueries } from "../cloud.queries.ts";
import { cloudText, placeWords } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { kindWords } from "../items/item-kind.ts";
import { ItemName } from "../items/item-name.tsx";
import { SeenBy, visibilityOf } from "../items/seen-by.tsx";

interface ItemTilesProps {
  items: readonly CloudItem[] | undefined;
  label: string;
  searchTerm: string | undefined;
  actionsOf: (item: CloudItem) => readonly RowAction[];
  selection: Selection<CloudItem>;
}

interface TileProps extends Omit<ItemTilesProps, "items" | "label"> {
  item: CloudItem;
}

const Tile = ({ item, searchTerm, actionsOf, selection }: TileProps) => {
  const { file } = item;
  const isImage = file && fileKindOf(file.contentType) === "image";

  return (
    <Card className="item-tile" pad="tight">
      {isImage && (
        <FileImage className="item-tile-image" fileId={file.id} alt="" variant="thumbnail" ratio="4 / 3" />
      )}
      <div className="item-tile-head">
        <SelectRow row={item} selection={selection} />
        <Fill as="h2">
          <PrefetchLink
            to={cloudPaths.item(item.id)}
            onApproach={(client) => client.prefetchQuery(cloudQueries.read(item.id))}
          >
            <ItemName item={item} searchTerm={searchTerm} />
          </PrefetchLink>
        </Fill>
        <RowMenu label={item.title} actions={actionsOf(item)} />
      </div>
      <p className="muted">
        {kindWords(item)}
        {file && ` · ${formatSize(file.size)}`} · <DateText value={item.modifiedAt} />
        {visibilityOf(item) !== "Everybody" && (
          <>
            {" · "}
            <SeenBy item={item} />
          </>
        )}
      </p>
      {item.excerpt && (
        <p className="muted">
          {cloudText.foundText} <MarkedText text={item.excerpt} searchTerm={searchTerm} />
        </p>
      )}
      {item.path && (
        <p className="muted">
          {cloudText.foundIn} {placeWords(item.path)}
        </p>
      )}
    </Card>
  );
};

export const ItemTiles = ({ items, label, ...tile }: ItemTilesProps) => (
  <CardGrid
    items={items}
    expected={8}
    height="96px"
    className="item-tiles"
    column="narrow"
    aria-label={label}
  >
    {(item) => <Tile item={item} {...tile} />}
  </CardGrid>
);
