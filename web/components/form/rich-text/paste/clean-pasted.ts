import { imageText } from "../../../files/files.text.ts";
import { dropBlankLines, fitLinks, fitSides, fitTableHeads } from "./pasted-formats.ts";
import { fitHeadings } from "./pasted-headings.ts";
import { type PastedImages, takeImages } from "./pasted-images.ts";
import { restoreWordLists } from "./word-lists.ts";

export interface Pasted extends PastedImages {
  readonly html: string;
  readonly hasWords: boolean;
  /** Whether an editor like this one has copied it. */
  readonly isOwn: boolean;
}

/** HTML from the clipboard as the editor's schema understands it, whichever program has written it. */
export const cleanPasted = (html: string): Pasted => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const images = takeImages(body, imageText.pasted);
  // The editor knows best what it has copied itself.
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
