import { Transformer } from "@napi-rs/image";
import { openCanvas } from "../demo/files/canvas.ts";
import { diceFor } from "../demo/files/dice.ts";
import { drawHeader } from "../demo/organisations/draw-office.ts";

const [WIDTH, HEIGHT] = [1200, 300];

const palette = {
  light: [232, 234, 246],
  pale: [159, 168, 218],
  deep: [40, 53, 147],
  accent: [92, 107, 192],
} as const;

export const drawHeaderPicture = (): Promise<Uint8Array> => {
  const canvas = openCanvas(WIDTH, HEIGHT);
  drawHeader(canvas, palette, diceFor(7));
  return Transformer.fromRgbaPixels(canvas.bytes(), WIDTH, HEIGHT).jpeg(84);
};
