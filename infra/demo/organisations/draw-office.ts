import { type Canvas, type Colour, mix } from "../files/canvas.ts";
import type { Dice } from "../files/dice.ts";
import type { Palette } from "../files/palettes.ts";

const WHITE: Colour = [255, 255, 255];
const GREEN: Colour = [74, 112, 82];
const LAMP: Colour = [250, 220, 150];

const horizon = (canvas: Canvas, { pale, light }: Palette, dice: Dice, top: number) => {
  const { width, height } = canvas;
  const isAlpine = dice.happens(0.5);
  const [waves, swing, phase] = [dice.real(2, 4), isAlpine ? 0.16 : 0.05, dice.real(0, 6)];
  for (const layer of [0, 1]) {
    const line = (x: number) => {
      const at = (x / width) * waves * (layer + 1) * 2 + phase * (layer + 1);
      const peak = isAlpine ? Math.abs((at % 2) - 1) : (Math.sin(at) + 1) / 2;
      return height * (top + 0.12 * layer - swing * peak);
    };
    canvas.below(line, mix(light, pale, 0.45 + 0.4 * layer));
  }
};

const windows = (canvas: Canvas, { deep }: Palette, dice: Dice, wall: readonly number[]) => {
  const [left = 0, top = 0, right = 0, bottom = 0] = wall;
  const [columns, rows] = [dice.whole(5, 8), dice.whole(3, 4)];
  const [across, down] = [(right - left) / columns, (bottom - top) / rows];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * across + across * 0.24, top + row * down + down * 0.2];
      const [end, foot] = [x + across * 0.52, y + down * 0.62];
      canvas.rectangle(x - 4, y - 4, end + 4, foot + 4, WHITE);
      canvas.rectangle(x, y, end, foot, dice.happens(0.2) ? LAMP : mix(deep, WHITE, 0.28));
      canvas.rectangle((x + end) / 2 - 1, y, (x + end) / 2 + 1, foot, WHITE);
    }
  }
};

const tree = (canvas: Canvas, x: number, size: number) => {
  const ground = canvas.height * 0.88;
  canvas.rectangle(x - size * 0.08, ground - size, x + size * 0.08, ground, [96, 76, 62]);
  for (const [dx, dy, share] of [
    [-0.3, -1, 0.42],
    [0.3, -1.05, 0.4],
    [0, -1.45, 0.46],
  ] as const) {
    canvas.circle(x + dx * size, ground + dy * size, share * size, mix(GREEN, WHITE, 0.06 - dx * 0.2));
  }
};

export const drawHouse = (canvas: Canvas, palette: Palette, dice: Dice): void => {
  const { width, height } = canvas;
  const { light, pale, deep, accent } = palette;
  canvas.gradient(mix(pale, WHITE, 0.3), mix(light, WHITE, 0.5));
  horizon(canvas, palette, dice, 0.62);
  const [left, right] = [width * dice.real(0.16, 0.24), width * dice.real(0.76, 0.84)];
  const [top, bottom] = [height * dice.real(0.24, 0.32), height * 0.88];
  const wall = mix(dice.happens(0.5) ? light : pale, WHITE, 0.45);
  const eaves = width * 0.02;
  for (let row = 0; row < height * 0.09; row++) {
    const inset = (row / (height * 0.09)) * width * 0.05;
    const y = top - row;
    canvas.rectangle(left - eaves + inset, y - 1, right + eaves - inset, y, mix(deep, accent, 0.35));
  }
  canvas.rectangle(left, top, right, bottom, wall);
  canvas.rectangle(left, height * 0.72, right, bottom, mix(wall, deep, 0.18));
  windows(canvas, palette, dice, [left, top + height * 0.03, right, height * 0.72]);
  const middle = (left + right) / 2;
  canvas.rectangle(middle - width * 0.045, height * 0.745, middle + width * 0.045, bottom, WHITE);
  canvas.rectangle(middle - width * 0.035, height * 0.76, middle + width * 0.035, bottom, deep);
  canvas.rectangle(middle - width * 0.11, height * 0.7, middle + width * 0.11, height * 0.735, accent);
  canvas.rectangle(0, bottom, width, height, mix(deep, [128, 128, 128], 0.6));
  canvas.rectangle(0, bottom, width, bottom + height * 0.015, mix(light, pale, 0.6));
  tree(canvas, left * 0.45, height * dice.real(0.2, 0.28));
  tree(canvas, right + (width - right) * 0.55, height * dice.real(0.18, 0.26));
};

export const drawHeader = (canvas: Canvas, palette: Palette, dice: Dice): void => {
  const { width, height } = canvas;
  const { pale, deep, accent } = palette;
  canvas.gradient(mix(deep, pale, 0.15), mix(deep, pale, 0.6));
  canvas.circle(width * dice.real(0.7, 0.9), height * 0.34, height * 0.16, LAMP);
  horizon(canvas, { ...palette, light: mix(deep, pale, 0.55), pale: mix(deep, pale, 0.3) }, dice, 0.6);
  for (let left = -20; left < width; ) {
    const [across, top] = [width * dice.real(0.03, 0.06), height * dice.real(0.62, 0.8)];
    canvas.rectangle(left, top, left + across, height, mix(deep, [0, 0, 0], 0.25));
    for (let row = 0; row < height * 0.08; row++) {
      const inset = (row / (height * 0.08)) * across * 0.5;
      canvas.rectangle(left + inset, top - row - 1, left + across - inset, top - row, deep);
    }
    left += across + width * dice.real(0, 0.012);
  }
  canvas.rectangle(0, height * 0.96, width, height, accent);
};
