import "./image-list.css";
import { Button } from "primereact/button";
import { SortableList } from "../form/order/sortable-list.tsx";
import { Row } from "../layout/row.tsx";
import { FileImage } from "./file-image.tsx";
import { imageText as text } from "./files.text.ts";

export interface ImageRole {
  readonly label: string;
  readonly imageId: string | null;
  readonly onChoose: (imageId: string | null) => void;
}

interface ImageListProps {
  imageIds: readonly string[];
  roles: readonly ImageRole[];
  onReorder: (imageIds: string[]) => void;
  /** The caller offers to undo it. */
  onRemove: (imageId: string, name: string) => void;
}

export const ImageList = ({ imageIds, roles, onReorder, onRemove }: ImageListProps) => {
  const items = imageIds.map((id, index) => ({ id, name: text.name(index + 1) }));

  return (
    <SortableList
      label={text.list}
      items={items}
      onReorder={(ordered) => onReorder(ordered.map(({ id }) => id))}
      onRemove={({ id, name }) => onRemove(id, name)}
      labelOf={({ name }) => name}
    >
      {({ id, name }) => (
        <div className="image-item">
          <FileImage className="image-thumb" fileId={id} alt={name} variant="thumbnail" ratio="4 / 3" />
          <Row className="image-roles">
            {roles.map(({ label, imageId, onChoose }) => (
              <Button
                key={label}
                type="button"
                size="small"
                outlined={imageId !== id}
                icon={imageId === id ? "pi pi-check" : undefined}
                label={label}
                aria-label={`${label}: ${name}`}
                aria-pressed={imageId === id}
                onClick={() => onChoose(imageId === id ? null : id)}
              />
            ))}
          </Row>
        </div>
      )}
    </SortableList>
  );
};
