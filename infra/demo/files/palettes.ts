import type { Colour } from "./canvas.ts";

export interface Palette {
  readonly light: Colour;
  readonly pale: Colour;
  readonly deep: Colour;
  readonly accent: Colour;
}

export const palettes: readonly Palette[] = [
  { light: [232, 238, 250], pale: [176, 196, 232], deep: [40, 62, 122], accent: [238, 160, 66] },
  { light: [236, 244, 238], pale: [168, 204, 180], deep: [30, 84, 66], accent: [226, 120, 84] },
  { light: [250, 240, 230], pale: [236, 190, 150], deep: [120, 62, 52], accent: [64, 116, 148] },
  { light: [240, 236, 248], pale: [190, 176, 222], deep: [72, 54, 118], accent: [232, 178, 74] },
  { light: [232, 244, 246], pale: [158, 206, 214], deep: [22, 86, 104], accent: [214, 92, 104] },
  { light: [250, 246, 226], pale: [226, 210, 140], deep: [84, 78, 40], accent: [176, 84, 60] },
  { light: [246, 234, 240], pale: [222, 172, 194], deep: [108, 40, 76], accent: [72, 140, 132] },
];
