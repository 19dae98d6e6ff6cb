import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { arrangeText as text } from "../galleries.text.ts";
import { nameOf } from "../gallery/image-name.ts";

interface CaptionFieldProps {
  image: GalleryImage;
  onSave: (username: string | null) => void;
}

const LONGEST = 200;

const nextField = (field: HTMLInputElement) =>
  field.closest("li")?.nextElementSibling?.querySelector<HTMLInputElement>(".caption-field");

/** Enter leads on to the next image's, Escape takes back what was typed. */
export const CaptionField = ({ image, onSave }: CaptionFieldProps) => {
  const stored = image.username ?? "";

  return (
    <input
      // Another's change replaces what is shown.
      key={stored}
      className="caption-field"
      aria-label={text.caption(nameOf(image))}
      placeholder={text.captionHint}
      defaultValue={stored}
      maxLength={LONGEST}
      onBlur={({ target }) => {
        const typed = target.value.trim();
        if (typed !== stored) onSave(typed || null);
      }}
      onKeyDown={(event) => {
        const field = event.currentTarget;
        if (event.key === "Escape") field.value = stored;
        if (event.key === "Enter") {
          const next = nextField(field);
          if (next) next.focus();
          else field.blur();
        }
      }}
    />
  );
};
