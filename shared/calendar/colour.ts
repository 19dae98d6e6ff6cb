import * as z from "zod";

/** Dark enough for white text, and distinguishable for most colour-blind people. */
const palette = ["#1f5fa8", "#a3400b", "#2d6a35", "#7a2f86", "#8a5a00", "#0b6b74", "#b0264b", "#4b5563"];

export const Colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, { error: "Eine Farbe hat die Form #1f5fa8." })
  .transform((colour) => colour.toLowerCase());

const channel = (hex: string) => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** WCAG 2.2, relative luminance. */
const luminance = (colour: string) =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));

export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** One of the two always reaches the contrast of 4.5 that text needs. */
export const textColourOn = (colour: string): string =>
  contrast(colour, "#ffffff") >= contrast(colour, "#000000") ? "#ffffff" : "#000000";

export const colourOf = (id: string): string => {
  const sum = Array.from(id).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return palette[sum % palette.length] ?? "#1f5fa8";
};
