import "./items.css";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { FileIcon } from "../../components/files/file-icon.tsx";
import { MarkedText } from "../../components/marked-text.tsx";
import { cloudText } from "../cloud.text.ts";

interface ItemNameProps {
  item: CloudItem;
  searchTerm: string | undefined;
}

export const ItemName = ({ item: { id, title, file, isShared }, searchTerm }: ItemNameProps) => (
  <span className="item-name" data-item={id}>
    {file ? (
      <FileIcon contentType={file.contentType} />
    ) : (
      <span className="file-icon">
        <i className="pi pi-folder" aria-hidden="true" />
        <span className="visually-hidden">{cloudText.folder}</span>
      </span>
    )}
    <span>
      <MarkedText text={title} searchTerm={searchTerm} />
    </span>
    {isShared && (
      <span title={cloudText.sharedHelp}>
        <i className="pi pi-share-alt" aria-hidden="true" />
        <span className="visually-hidden">{cloudText.shared}</span>
      </span>
    )}
  </span>
);
