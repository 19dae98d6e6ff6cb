import { type Canvas, type Colour, mix } from "./canvas.ts";
import type { Dice } from "./dice.ts";
import { type Palette, palettes } from "./palettes.ts";

const WHITE: Colour = [255, 255, 255];

const landscape = (canvas: Canvas, { light, pale, deep, accent }: Palette, dice: Dice) => {
  const { width, height } = canvas;
  canvas.gradient(mix(pale, light, 0.2), light);
  canvas.circle(
    width * dice.real(0.2, 0.8),
    height * dice.real(0.2, 0.35),
    height * 0.11,
    mix(accent, WHITE, 0.2),
  );
  const hills = 5;
  for (let hill = 0; hill < hills; hill++) {
    const [base, swing] = [height * (0.42 + 0.12 * hill), height * (0.11 - 0.012 * hill)];
    const [one, two, phase] = [dice.real(1.2, 2.4), dice.real(3, 6), dice.real(0, 6)];
    const line = (x: number) =>
      base +
      swing * (Math.sin((x / width) * one * 3 + phase) + 0.35 * Math.sin((x / width) * two * 3 - phase));
    canvas.below(line, mix(pale, deep, 0.15 + (0.85 * hill) / (hills - 1)));
  }
};

const chart = (canvas: Canvas, { light, pale, deep, accent }: Palette, dice: Dice) => {
  const { width, height } = canvas;
  canvas.gradient(WHITE, light);
  for (let line = 1; line < 6; line++) {
    canvas.rectangle(
      width * 0.08,
      height * (0.14 * line) - 1,
      width * 0.92,
      height * (0.14 * line) + 1,
      pale,
    );
  }
  const count = dice.whole(6, 9);
  const step = (width * 0.8) / count;
  const tops = Array.from(
    { length: count },
    (_, at) => height * (0.72 - (0.44 * at) / count + dice.real(-0.08, 0.06)),
  );
  tops.forEach((top, at) => {
    const left = width * 0.1 + at * step;
    canvas.rectangle(
      left + step * 0.2,
      top,
      left + step * 0.8,
      height * 0.84,
      mix(pale, deep, 0.35 + (0.65 * at) / count),
    );
  });
  const place = (x: number) => Math.min(count - 1.001, Math.max(0, (x - width * 0.1) / step - 0.5));
  const above = (x: number) => {
    const at = place(x);
    const [left = 0, right = 0] = [tops[Math.floor(at)], tops[Math.floor(at) + 1]];
    return left + (right - left) * (at % 1) - height * 0.07;
  };
  canvas.stroke(above, width * 0.1 + step / 2, width * 0.9 - step / 2, height * 0.012, accent);
  tops.forEach((_, at) => {
    const x = width * 0.1 + (at + 0.5) * step;
    canvas.circle(x, above(x), height * 0.018, accent);
  });
  canvas.rectangle(width * 0.08, height * 0.84, width * 0.92, height * 0.845, deep);
};

const papers = (canvas: Canvas, { light, pale, deep, accent }: Palette, dice: Dice) => {
  const { width, height } = canvas;
  canvas.gradient(mix(deep, pale, 0.35), mix(deep, pale, 0.15));
  for (let sheet = 0; sheet < 4; sheet++) {
    const [left, top] = [
      width * (0.08 + 0.2 * sheet + dice.real(-0.03, 0.03)),
      height * dice.real(0.1, 0.26),
    ];
    const [right, bottom] = [left + width * 0.26, top + height * 0.66];
    canvas.rectangle(left + 8, top + 8, right + 8, bottom + 8, mix(deep, [0, 0, 0], 0.3));
    canvas.rectangle(left, top, right, bottom, mix(light, WHITE, 0.6));
    canvas.rectangle(left + 24, top + 28, left + width * 0.14, top + 44, sheet === 2 ? accent : deep);
    for (let line = 0; line < 11; line++) {
      const y = top + 80 + line * height * 0.045;
      canvas.rectangle(left + 24, y, left + 24 + (right - left - 48) * dice.real(0.55, 1), y + 6, pale);
    }
  }
  for (let coin = 0; coin < 3; coin++) {
    const [x, y] = [width * (0.12 + 0.06 * coin), height * (0.9 - 0.03 * coin)];
    canvas.circle(x, y, height * 0.06, mix(accent, deep, 0.25));
    canvas.circle(x, y - 4, height * 0.055, accent);
  }
};

const town = (canvas: Canvas, { light, pale, deep, accent }: Palette, dice: Dice) => {
  const { width, height } = canvas;
  canvas.gradient(mix(deep, pale, 0.5), mix(accent, light, 0.65));
  for (const depth of [0, 1, 2]) {
    const colour = mix(pale, deep, 0.3 + 0.35 * depth);
    for (let left = -20; left < width; ) {
      const [across, top] = [width * dice.real(0.06, 0.12), height * (dice.real(0.28, 0.5) + 0.12 * depth)];
      canvas.rectangle(left, top, left + across, height, colour);
      for (let x = left + 18; x < left + across - 22; x += 34) {
        for (let y = top + 24; y < height - 30; y += 46) {
          if (dice.happens(0.32)) canvas.rectangle(x, y, x + 16, y + 24, mix(accent, WHITE, 0.45));
        }
      }
      left += across + (depth === 2 ? width * 0.012 : 0);
    }
  }
};

const kinds = [papers, chart, town, landscape];

export const sceneNames = ["tax", "accounting", "labour", "doctors", "succession"] as const;
export type SceneName = (typeof sceneNames)[number];

/** Four kinds in seven palettes: no two of the 25 pictures share both what they show and its colours. */
export const drawScene = (canvas: Canvas, name: SceneName, number: number, dice: Dice): void => {
  const at = sceneNames.indexOf(name) * 5 + number;
  const draw = kinds[at % kinds.length];
  const palette = palettes[at % palettes.length];
  if (draw && palette) draw(canvas, palette, dice);
};
