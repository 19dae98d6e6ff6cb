/** What a link leads to that was pasted: neither a place in the document it comes from, nor a file there. */
const LINKED = /^(https?:|mailto:|tel:|\/(?!\/))/i;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Takes away links that lead nowhere, and lines under the others, which they have anyway. */
export const fitLinks = (body: HTMLElement): void => {
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

/** Sides in the one way the editor reads them, and only where they are not the usual one. */
export const fitSides = (body: HTMLElement): void => {
  for (const block of body.querySelectorAll<HTMLElement>("p, h2, h3, h4, td, th")) {
    const side = block.style.textAlign || (block.getAttribute("align") ?? "").toLowerCase();
    block.style.textAlign = ["center", "right", "justify"].includes(side) ? side : "";
  }
};

/** The heads of tables are bold without being called so. */
export const fitTableHeads = (body: HTMLElement): void => {
  for (const head of body.querySelectorAll<HTMLElement>("th")) head.style.removeProperty("font-weight");
};

/** Takes away the empty paragraphs that stand for a distance, and what fills an empty cell. */
export const dropBlankLines = (body: HTMLElement): void => {
  for (const paragraph of body.querySelectorAll("p"))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("img")) paragraph.remove();
};
