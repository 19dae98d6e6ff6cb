const OWN = /^\/v1\/files\//;
const IN_TEXT = /^data:(image\/[\w.+-]+);base64,(.*)$/is;

/** A browser copies the portal's own with the whole address. */
const ownSource = (source: string): string | undefined => {
  if (!URL.canParse(source, window.location.origin)) return undefined;
  const { origin, pathname, search } = new URL(source, window.location.origin);
  return origin === window.location.origin && OWN.test(pathname) ? pathname + search : undefined;
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64.replaceAll(/\s/g, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
};

const fileIn = (source: string, name: string): File | undefined => {
  const [, type = "", base64 = ""] = IN_TEXT.exec(source) ?? [];
  const bytes = type ? bytesOf(base64) : undefined;
  return bytes && new File([bytes], `${name}.${type.slice("image/".length)}`, { type });
};

/** A tracking pixel. */
const isPixel = (image: Element) =>
  ["width", "height"].some((side) => ["0", "1"].includes(image.getAttribute(side) ?? ""));

export interface PastedImages {
  /** With bytes in the text itself. */
  readonly files: readonly File[];
  /** Those that the portal cannot or must not fetch. */
  readonly lost: number;
}

export const takeImages = (body: HTMLElement, name: string): PastedImages => {
  const files: File[] = [];
  let lost = 0;

  for (const image of body.querySelectorAll("img")) {
    const source = image.getAttribute("src") ?? "";
    const own = ownSource(source);
    if (own) {
      image.setAttribute("src", own);
      continue;
    }
    const file = fileIn(source, `${name} ${files.length + 1}`);
    if (file) files.push(file);
    else if (!isPixel(image)) lost += 1;
    image.remove();
  }
  return { files, lost };
};
