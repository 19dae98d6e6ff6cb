import { Transformer } from "@napi-rs/image";
import { titleOf, variantsOf } from "../../../functions/files/image-variants.ts";
import { openCanvas } from "./canvas.ts";
import { diceFor } from "./dice.ts";
import { drawScene, type SceneName, sceneNames } from "./scenes.ts";
import type { DrawnScene } from "./seeded-file.ts";

export const PICTURES_OF_A_KIND = 5;

const LANDSCAPE = { width: 1200, height: 675 };
/** Smaller, since each is drawn for one image alone. */
const UPRIGHT = { width: 480, height: 640 };

export const sizeOf = ({ isUpright }: Pick<DrawnScene, "isUpright">) => (isUpright ? UPRIGHT : LANDSCAPE);

export interface Picture {
  readonly original: Uint8Array;
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
  readonly title?: Uint8Array;
}

export const drawPicture = async (content: DrawnScene): Promise<Picture> => {
  const { scene, number } = content;
  const { width, height } = sizeOf(content);
  const canvas = openCanvas(width, height);
  drawScene(canvas, scene, number, diceFor(sceneNames.indexOf(scene) * 100 + number));
  const original = await Transformer.fromRgbaPixels(canvas.bytes(), width, height).jpeg(88);
  const variants = await variantsOf(original, canvas);
  if (!variants) throw new Error("A picture of the seed cannot be read");
  return { original, ...variants, title: await titleOf(variants.preview) };
};

export type Scenes = ReadonlyMap<SceneName, readonly Picture[]>;

const drawScenes = async (): Promise<Scenes> => {
  const drawn = sceneNames.map(async (scene) => {
    const numbers = Array.from({ length: PICTURES_OF_A_KIND }, (_, number) => number);
    return [scene, await Promise.all(numbers.map((number) => drawPicture({ scene, number })))] as const;
  });
  return new Map(await Promise.all(drawn));
};

export const openScenes = (): (() => Promise<Scenes>) => {
  let drawn: Promise<Scenes> | undefined;
  return () => {
    drawn ??= drawScenes();
    return drawn;
  };
};
