import { ResizeFit, Transformer } from "@napi-rs/image";
import { imageVariants } from "../../../shared/files/file-address.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { openCanvas } from "../files/canvas.ts";
import { diceFor } from "../files/dice.ts";
import type { Picture } from "../files/pictures.ts";
import { drawnFile, type SeededFile } from "../files/seeded-file.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { privately } from "./employees.text.ts";

/** Drawn larger and scaled down, since drawing has hard edges. */
const DRAWN = 800;
const SIDE = imageVariants.thumbnail;
const QUALITY = 82;

const hasPortrait = (place: number) => place % 4 === 0;

export const portraitOf = async (number: number, isWoman: boolean): Promise<Picture> => {
  const canvas = openCanvas(DRAWN, DRAWN);
  drawPortrait(canvas, isWoman, diceFor(10_000 + number));
  const bytes = await Transformer.fromRgbaPixels(canvas.bytes(), DRAWN, DRAWN)
    .resize({ width: SIDE, height: SIDE, fit: ResizeFit.Inside })
    .webp(QUALITY);
  return { original: bytes, preview: bytes, thumbnail: bytes };
};

const fileOf = ({ id, createdAt }: Employee) =>
  drawnFile({
    id: `${id}-picture`,
    fileName: `${id}.webp`,
    owner: { kind: "employee", id },
    purpose: "employee",
    createdAt,
  });

export const portrayed = (
  employees: readonly Employee[],
): { readonly employees: Employee[]; readonly files: SeededFile[] } => {
  const chosen = employees.filter((_, place) => hasPortrait(place));
  const pictured = new Set(chosen.map(({ id }) => id));
  return {
    employees: employees.map((employee) => {
      if (!pictured.has(employee.id)) return { ...employee, profilePictureAltText: null };
      return {
        ...employee,
        profilePictureId: fileOf(employee).id,
        profilePictureAltText: privately.alt(fullName(employee)),
      };
    }),
    files: chosen.map((employee, number) => ({
      file: fileOf(employee),
      content: { portrait: number, isWoman: employee.salutation === "Frau" },
    })),
  };
};
