import type { PictureFacts } from "../../../functions/data/files/stored-file.ts";
import type { StoredGallery } from "../../../functions/data/galleries/galleries.collection.ts";
import type { StoredGalleryImage } from "../../../functions/data/galleries/gallery-images.collection.ts";
import { chanceFor } from "../chance.ts";
import { PICTURES_OF_A_KIND, sizeOf } from "../files/pictures.ts";
import { sceneNames } from "../files/scenes.ts";
import { type DrawnScene, drawnFile, type SeededFile } from "../files/seeded-file.ts";
import { workingDay } from "../working-day.ts";
import { photoName, galleries as texts } from "./galleries.text.ts";

interface Seeded {
  readonly galleries: readonly StoredGallery[];
  readonly images: readonly StoredGalleryImage[];
  readonly files: readonly SeededFile[];
}

type Text = (typeof texts)[number];

const sceneAt = (place: number, at: number): DrawnScene => {
  const [scene = "tax"] = sceneNames.slice((place + at) % sceneNames.length);
  const number = Math.floor(at / sceneNames.length) % PICTURES_OF_A_KIND;
  return { scene, number, ...(at % 6 === 2 && { isUpright: true as const }) };
};

const pictureOf = (content: DrawnScene): PictureFacts => ({
  ...sizeOf(content),
  checksum: `drawn-${content.scene}-${content.number}${content.isUpright ? "-upright" : ""}`,
});

const imageOf = (
  { id: galleryId, captions }: Text,
  at: number,
  createdAt: string,
  content: DrawnScene,
): StoredGalleryImage => {
  const [username = null, description = null] = captions[at] ?? [];
  const id = `${galleryId}-${String(at + 1).padStart(3, "0")}`;
  return {
    id,
    galleryId,
    fileId: `${id}-file`,
    fileName: photoName(at),
    username,
    description,
    picture: pictureOf(content),
    reason: null,
    createdAt,
  };
};

const fileOf = (image: StoredGalleryImage, content: DrawnScene): SeededFile => ({
  file: {
    ...drawnFile({
      id: image.fileId,
      fileName: image.fileName,
      owner: { kind: "galleryImage", id: image.id },
      purpose: "gallery",
      createdAt: image.createdAt,
    }),
    contentType: "image/jpeg",
    ...(image.picture && { picture: image.picture }),
  },
  content,
});

export const makeGalleries = (now: Date): Seeded => {
  const chance = chanceFor(40);
  const made = texts.map((text, place) => {
    const { id, name, description, daysAgo, pictures } = text;
    const createdAt = workingDay(now, daysAgo, chance);
    const images = Array.from({ length: pictures }, (_, at) => {
      const content = sceneAt(place, at);
      const image = imageOf(text, at, createdAt, content);
      return { image, file: fileOf(image, content) };
    });
    const coverId = images[place % 3]?.image.id ?? null;
    const imageIds = images.map(({ image }) => image.id);
    return { gallery: { id, name, description, coverId, imageIds, createdAt }, images };
  });
  const images = made.flatMap((one) => one.images);
  return {
    galleries: made.map(({ gallery }) => gallery),
    images: images.map(({ image }) => image),
    files: images.map(({ file }) => file),
  };
};
