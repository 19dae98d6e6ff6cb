import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { Button } from "../../components/button.tsx";
import { Row } from "../../components/layout/layout.tsx";
import type { Selection } from "../../components/list/list-column.ts";
import { arrangeText as text } from "../galleries.text.ts";

interface ImageNotesProps {
  images: readonly GalleryImage[];
  /** Before all images are loaded, notes on all of them would be wrong. */
  isWhole: boolean;
  selection: Selection<GalleryImage>;
  words: string;
}

export const ImageNotes = ({ images, isWhole, selection, words }: ImageNotesProps) => {
  const notes = [
    {
      found: images.filter(({ duplicateOf }) => duplicateOf !== null),
      sentence: text.duplicates,
      verb: text.selectDuplicates,
    },
    {
      found: images.filter(({ reason }) => reason !== null),
      sentence: text.failed,
      verb: text.selectFailed,
    },
  ];

  return (
    <Row className="arrange-notes" align="center" gap={3}>
      <Button
        text
        icon="pi pi-check-square"
        label={selection.allLabel}
        disabled={!isWhole}
        onClick={() => selection.toggle(images, true)}
      />
      {notes
        .filter(({ found }) => isWhole && found.length > 0)
        .map(({ found, sentence, verb }) => (
          <Row key={verb} align="center" gap={1}>
            <span>{sentence(found.length)}</span>
            <Button text label={verb} onClick={() => selection.toggle(found, true)} />
          </Row>
        ))}
      <span className="muted" role="status">
        {words}
      </span>
    </Row>
  );
};
