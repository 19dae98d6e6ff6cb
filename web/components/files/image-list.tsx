import "./image-list.css";
import { Button } from "../button.tsx";
import { FieldPair } from "../form/field-pair.tsx";
import { FormField } from "../form/form-field.tsx";
import { SortableList } from "../form/order/sortable-list.tsx";
import { Fill, Row } from "../layout/layout.tsx";
import { TextInput } from "../text-input.tsx";
import { FileImage } from "./file-image.tsx";
import { imageInTextText, imageText as text } from "./files.text.ts";

interface ImageRole {
  readonly label: string;
  readonly imageId: string | null;
  readonly onChoose: (imageId: string | null) => void;
}

export interface ImageText {
  readonly alt: string;
  readonly caption: string;
}

interface ImageListProps {
  imageIds: readonly string[];
  roles: readonly ImageRole[];
  textOf: (imageId: string) => ImageText;
  onText: (imageId: string, text: ImageText) => void;
  onReorder: (imageIds: string[]) => void;
  onRemove: (imageId: string, name: string) => void;
}

const fields = [
  { field: "alt", label: imageInTextText.alt, most: 300 },
  { field: "caption", label: text.caption, most: 500 },
] as const;

export const ImageList = ({ imageIds, roles, textOf, onText, onReorder, onRemove }: ImageListProps) => {
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
          <Fill gap={2}>
            <Row className="image-roles">
              {roles.map(({ label, imageId, onChoose }) => (
                <Button
                  key={label}
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
            <FieldPair>
              {fields.map(({ field, label, most }) => (
                <FormField key={field} label={label}>
                  {(control) => (
                    <TextInput
                      {...control}
                      aria-label={`${label}: ${name}`}
                      maxLength={most}
                      value={textOf(id)[field]}
                      onChange={({ target }) => onText(id, { ...textOf(id), [field]: target.value })}
                    />
                  )}
                </FormField>
              ))}
            </FieldPair>
          </Fill>
        </div>
      )}
    </SortableList>
  );
};
