import { type Canvas, type Colour, mix } from "../files/canvas.ts";
import type { Dice } from "../files/dice.ts";

const WHITE: Colour = [255, 255, 255];
const DARK: Colour = [44, 40, 46];

const skins: readonly Colour[] = [
  [246, 214, 190],
  [234, 192, 160],
  [206, 156, 120],
  [150, 104, 76],
];
const hairs: readonly Colour[] = [
  [58, 44, 38],
  [112, 76, 48],
  [196, 156, 92],
  [154, 72, 40],
  [170, 168, 170],
  [36, 34, 40],
];
const jackets: readonly Colour[] = [
  [46, 60, 98],
  [62, 66, 74],
  [96, 44, 58],
  [38, 84, 78],
  [88, 70, 112],
];
const walls: readonly Colour[] = [
  [214, 224, 240],
  [224, 234, 222],
  [242, 228, 212],
  [230, 222, 238],
  [216, 234, 236],
];

interface Look {
  readonly skin: Colour;
  readonly hair: Colour;
  readonly isWoman: boolean;
}

const drawBody = (canvas: Canvas, { skin }: Look, jacket: Colour, dice: Dice) => {
  const side = canvas.width;
  const shirt = dice.happens(0.6) ? WHITE : mix(jacket, WHITE, 0.6);
  canvas.circle(side * 0.5, side * 1.08, side * 0.36, jacket);
  canvas.circle(side * 0.5, side * 0.72, side * 0.085, shirt);
  if (dice.happens(0.35)) {
    canvas.rectangle(side * 0.485, side * 0.78, side * 0.515, side, mix(jacket, DARK, 0.5));
  }
  canvas.rectangle(side * 0.44, side * 0.58, side * 0.56, side * 0.72, mix(skin, DARK, 0.12));
  canvas.circle(side * 0.5, side * 0.72, side * 0.06, mix(skin, DARK, 0.12));
};

const drawHead = (canvas: Canvas, { skin, hair, isWoman }: Look, dice: Dice) => {
  const side = canvas.width;
  const crown = side * dice.real(0.3, 0.33);
  canvas.circle(side * 0.5, crown + side * 0.06, side * 0.205, hair);
  for (const x of [0.325, 0.675]) canvas.circle(side * x, side * 0.46, side * 0.03, mix(skin, DARK, 0.08));
  canvas.circle(side * 0.5, side * 0.44, side * 0.165, skin);
  canvas.circle(side * 0.5, side * 0.5, side * 0.145, skin);
  if (isWoman || dice.happens(0.5)) {
    const parting = dice.real(0.45, 0.55);
    for (const [x, share] of [
      [parting - 0.09, 0.1],
      [parting + 0.09, 0.1],
    ] as const) {
      canvas.circle(side * x, side * 0.3, side * share, hair);
    }
  }
};

const drawFace = (canvas: Canvas, { skin, hair, isWoman }: Look, dice: Dice) => {
  const side = canvas.width;
  if (!isWoman && dice.happens(0.3)) {
    canvas.circle(side * 0.5, side * 0.585, side * 0.075, mix(hair, skin, 0.25));
    canvas.circle(side * 0.5, side * 0.545, side * 0.06, skin);
  }
  for (const x of [0.435, 0.565]) {
    canvas.circle(side * x, side * 0.46, side * 0.017, DARK);
    const brow = (at: number) => side * 0.42 + Math.abs(at - side * x) * 0.15;
    canvas.stroke(brow, side * (x - 0.035), side * (x + 0.035), side * 0.012, mix(hair, DARK, 0.2));
  }
  const nose = (x: number) => side * 0.5 + Math.abs(x - side * 0.5) * 0.4;
  canvas.stroke(nose, side * 0.485, side * 0.515, side * 0.008, mix(skin, DARK, 0.25));
  const smile = (x: number) => side * 0.575 - ((x - side * 0.5) / (side * 0.055)) ** 2 * side * 0.018;
  canvas.stroke(smile, side * 0.445, side * 0.555, side * 0.012, mix([176, 84, 84], skin, 0.25));
};

const drawGlasses = (canvas: Canvas, { skin }: Look) => {
  const side = canvas.width;
  canvas.rectangle(side * 0.345, side * 0.453, side * 0.655, side * 0.461, DARK);
  for (const x of [0.435, 0.565]) {
    canvas.circle(side * x, side * 0.46, side * 0.052, DARK);
    canvas.circle(side * x, side * 0.46, side * 0.044, mix(skin, WHITE, 0.35));
  }
};

export const drawPortrait = (canvas: Canvas, isWoman: boolean, dice: Dice): void => {
  const one = (colours: readonly Colour[]) => colours[dice.whole(0, colours.length - 1)] ?? WHITE;
  const look = { skin: one(skins), hair: one(hairs), isWoman };
  const wall = one(walls);
  const side = canvas.width;
  canvas.gradient(mix(wall, WHITE, 0.35), wall);
  if (isWoman && dice.happens(0.65)) {
    canvas.rectangle(side * 0.295, side * 0.38, side * 0.705, side * dice.real(0.62, 0.74), look.hair);
  }
  drawBody(canvas, look, one(jackets), dice);
  drawHead(canvas, look, dice);
  if (dice.happens(0.25)) drawGlasses(canvas, look);
  drawFace(canvas, look, dice);
};
