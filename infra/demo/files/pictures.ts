import { Transformer } from "@napi-rs/image";
import { variantsOf } from "../../../functions/files/image-variants.ts";
import { openCanvas } from "./canvas.ts";
import { diceFor } from "./dice.ts";
import { drawScene, type SceneName, sceneNames } from "./scenes.ts";

export const PICTURES_OF_A_KIND = 5;

const [WIDTH, HEIGHT] = [1200, 675];

export interface Picture {
  readonly original: Uint8Array;
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
}

const draw = async (name: SceneName, number: number): Promise<Picture> => {
  const canvas = openCanvas(WIDTH, HEIGHT);
  drawScene(canvas, name, number, diceFor(sceneNames.indexOf(name) * 100 + number));
  const original = await Transformer.fromRgbaPixels(canvas.bytes(), WIDTH, HEIGHT).jpeg(88);
  const variants = await variantsOf(original, canvas);
  if (!variants) throw new Error("A picture of the seed cannot be read");
  return { original, ...variants };
};

export const drawPictures = async (): Promise<ReadonlyMap<SceneName, readonly Picture[]>> => {
  const drawn = sceneNames.map(async (name) => {
    const numbers = Array.from({ length: PICTURES_OF_A_KIND }, (_, number) => number);
    return [name, await Promise.all(numbers.map((number) => draw(name, number)))] as const;
  });
  return new Map(await Promise.all(drawn));
};
