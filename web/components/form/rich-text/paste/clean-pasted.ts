import { imageText } from "../../../files/files.text.ts";
import { restoreWordLists } from "./word-lists.ts";

const OWN = /^\/v1\/files\//;
const IN_TEXT = /^data:(image\/[\w.+-]+);base64,(.*)$/is;

/** A browser copies the portal's own images with the whole address. */
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

const isPixel = (image: Element) =>
  ["width", "height"].some((side) => ["0", "1"].includes(image.getAttribute(side) ?? ""));

interface PastedImages {
  readonly files: readonly File[];
  /** Number of images that the portal cannot or must not fetch. */
  readonly lost: number;
}

const takeImages = (body: HTMLElement, name: string): PastedImages => {
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

/** Higher headings belong to the page. */
const [TOP, BOTTOM] = [2, 4];

const levelOf = ({ localName }: Element) => Number(localName.slice(1));

const rename = (element: Element, name: string) => {
  const renamed = document.createElement(name);
  const side = element instanceof HTMLElement ? element.style.textAlign : "";
  // The portal styles headings itself, so only the alignment is kept.
  renamed.style.textAlign = side;
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

const fitHeadings = (body: HTMLElement): void => {
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const shift = Math.max(0, TOP - Math.min(...headings.map(levelOf)));

  for (const heading of headings) rename(heading, `h${Math.min(levelOf(heading) + shift, BOTTOM)}`);
};

/** Anchors and files of the source document lead nowhere here. */
const LINKED = /^(https?:|mailto:|tel:|\/(?!\/))/i;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const fitLinks = (body: HTMLElement): void => {
  for (const link of body.querySelectorAll("a")) {
    if (!LINKED.test(link.getAttribute("href")?.trim() ?? "")) {
      unwrap(link);
      continue;
    }
    for (const line of link.querySelectorAll("u")) unwrap(line);
    for (const part of [link, ...link.querySelectorAll<HTMLElement>("[style]")])
      part.style.removeProperty("text-decoration");
  }
};

/** The editor reads one notation of alignment only. */
const fitSides = (body: HTMLElement): void => {
  for (const block of body.querySelectorAll<HTMLElement>("p, h2, h3, h4, td, th")) {
    const side = block.style.textAlign || (block.getAttribute("align") ?? "").toLowerCase();
    block.style.textAlign = ["center", "right", "justify"].includes(side) ? side : "";
  }
};

const fitTableHeads = (body: HTMLElement): void => {
  for (const head of body.querySelectorAll<HTMLElement>("th")) head.style.removeProperty("font-weight");
};

const dropBlankLines = (body: HTMLElement): void => {
  for (const paragraph of body.querySelectorAll("p"))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("img")) paragraph.remove();
};

export interface Pasted extends PastedImages {
  readonly html: string;
  readonly hasWords: boolean;
  readonly isOwn: boolean;
}

export const cleanPasted = (html: string): Pasted => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const images = takeImages(body, imageText.pasted);
  // The editor's own copies need no cleaning.
  if (body.querySelector("[data-pm-slice]")) return { ...images, html, hasWords: true, isOwn: true };

  for (const unseen of body.querySelectorAll("style, script, title, meta, link")) unseen.remove();
  restoreWordLists(body);
  fitHeadings(body);
  fitLinks(body);
  fitSides(body);
  fitTableHeads(body);
  dropBlankLines(body);
  return { ...images, html: body.innerHTML, hasWords: Boolean(body.textContent?.trim()), isOwn: false };
};
