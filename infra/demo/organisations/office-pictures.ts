import { ResizeFit, Transformer } from "@napi-rs/image";
import { imageVariants } from "../../../shared/files/file-address.ts";
import type { OfficePictureKind, Organisation } from "../../../shared/organisations/organisation.ts";
import { openCanvas } from "../files/canvas.ts";
import { diceFor } from "../files/dice.ts";
import { palettes } from "../files/palettes.ts";
import type { Picture } from "../files/pictures.ts";
import { drawnFile, type SeededFile } from "../files/seeded-file.ts";
import { drawHeader, drawHouse } from "./draw-office.ts";

const sizes = { details: [1200, 675], "newsletter-header": [1200, 300] } as const;
const draws = { details: drawHouse, "newsletter-header": drawHeader };
const QUALITY = 82;

export const officePictureOf = async (number: number, kind: OfficePictureKind): Promise<Picture> => {
  const [width, height] = sizes[kind];
  const canvas = openCanvas(width, height);
  const palette = palettes[number % palettes.length];
  if (palette) draws[kind](canvas, palette, diceFor(20_000 + number));
  const drawn = Transformer.fromRgbaPixels(canvas.bytes(), width, height);
  const small = { width: imageVariants.thumbnail, height: imageVariants.thumbnail, fit: ResizeFit.Inside };
  const bytes = await drawn.webp(QUALITY);
  return {
    original: bytes,
    preview: bytes,
    thumbnail: await new Transformer(bytes).resize(small).webp(QUALITY),
  };
};

const kindsOf = (place: number): OfficePictureKind[] => [
  ...(place % 8 === 7 ? [] : ["details" as const]),
  ...(place % 2 === 0 ? ["newsletter-header" as const] : []),
];

const fileOf = ({ id }: Organisation, kind: OfficePictureKind, createdAt: string) =>
  drawnFile({
    id: `office-${id}-${kind}`,
    fileName: `${kind}.webp`,
    owner: { kind: "organisation", id },
    purpose: "organisation",
    createdAt,
  });

export const pictured = (
  offices: readonly Organisation[],
  now: Date,
): { readonly offices: Organisation[]; readonly files: SeededFile[] } => {
  const createdAt = now.toISOString();
  const filesOf = (office: Organisation, place: number) =>
    kindsOf(place).map((kind) => ({
      kind,
      file: fileOf(office, kind, createdAt),
      content: { office: place, kind },
    }));
  return {
    offices: offices.map((office, place) => ({
      ...office,
      pictures: filesOf(office, place).map(({ file, kind }) => ({ id: file.id, kind })),
    })),
    files: offices.flatMap(filesOf).map(({ file, content }) => ({ file, content })),
  };
};
