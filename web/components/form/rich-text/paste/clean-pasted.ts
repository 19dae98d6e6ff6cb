import { imageText } from "../../../files/files.text.ts";
import { dropBlankLines, fitLinks, fitSides, fitTableHeads } from "./pasted-formats.ts";
import { fitHeadings } from "./pasted-headings.ts";
import { type PastedImages, takeImages } from "./pasted-images.ts";
import { restoreWordLists } from "./word-lists.ts";

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
