import { type Canvas, mix } from "./canvas.ts";
import type { Dice } from "./dice.ts";
import type { Palette } from "./palettes.ts";

export const mosaic = (canvas: Canvas, { light, pale, deep, accent }: Palette, dice: Dice) => {
  const { width, height } = canvas;
  canvas.gradient(light, mix(light, pale, 0.5));
  const side = height / dice.whole(5, 7);
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const inset = side * dice.real(0.04, 0.3);
      const colour = dice.happens(0.12) ? accent : mix(pale, deep, dice.real(0, 1));
      canvas.rectangle(left + inset, top + inset, left + side - inset, top + side - inset, colour);
    }
  }
};

export const rings = (canvas: Canvas, { light, pale, deep, accent }: Palette, dice: Dice) => {
  const { width, height } = canvas;
  canvas.gradient(mix(deep, pale, 0.2), deep);
  for (let place = 0; place < 4; place++) {
    const [x, y] = [width * (0.12 + 0.25 * place + dice.real(-0.06, 0.06)), height * dice.real(0.25, 0.75)];
    const [size, count] = [height * dice.real(0.2, 0.42), dice.whole(3, 6)];
    for (let ring = 0; ring < count; ring++) {
      const colour = ring % 2 === 0 ? mix(pale, light, dice.real(0, 1)) : mix(deep, pale, 0.4);
      canvas.circle(x, y, size * (1 - ring / count), ring === count - 1 ? accent : colour);
    }
  }
};

export const stairs = (canvas: Canvas, { light, pale, deep, accent }: Palette, dice: Dice) => {
  const { width, height } = canvas;
  canvas.gradient(light, mix(light, pale, 0.9));
  const count = dice.whole(5, 10);
  const [step, rise] = [width / count, dice.real(0.5, 0.72) / count];
  canvas.circle(width * dice.real(0.1, 0.4), height * dice.real(0.2, 0.4), height * 0.12, accent);
  for (let at = 0; at < count; at++) {
    const top = height * (0.9 - rise * (at + 1));
    canvas.rectangle(at * step, top, width, height, mix(pale, deep, (at + 1) / count));
    canvas.rectangle(at * step, top, width, top + height * 0.012, light);
  }
};
