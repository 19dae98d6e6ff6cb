export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels: no page shows it larger. */
const LARGEST = 800;
const QUALITY = 0.9;

const loaded = (address: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The browser cannot read this picture."));
    image.src = address;
  });

/** Upright, and without the camera's metadata. */
export const cutOut = async (address: string, square: Square, name: string): Promise<File> => {
  const image = await loaded(address);
  const side = Math.max(1, Math.min(LARGEST, Math.round(square.width)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives nothing to draw on.");
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, side, side);
  context.drawImage(image, square.x, square.y, square.width, square.height, 0, 0, side, side);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!bytes) throw new Error("The browser could not write the picture.");
  return new File([bytes], `${name.replace(/\.\w{1,5}$/, "")}.jpg`, { type: "image/jpeg" });
};
