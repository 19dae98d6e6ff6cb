/** Anchors and files of the source document lead nowhere here. */
const LINKED = /^(https?:|mailto:|tel:|\/(?!\/))/i;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

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

/** The editor reads one way of alignment only. */
export const fitSides = (body: HTMLElement): void => {
  for (const block of body.querySelectorAll<HTMLElement>("p, h2, h3, h4, td, th")) {
    const side = block.style.textAlign || (block.getAttribute("align") ?? "").toLowerCase();
    block.style.textAlign = ["center", "right", "justify"].includes(side) ? side : "";
  }
};

export const fitTableHeads = (body: HTMLElement): void => {
  for (const head of body.querySelectorAll<HTMLElement>("th")) head.style.removeProperty("font-weight");
};

export const dropBlankLines = (body: HTMLElement): void => {
  for (const paragraph of body.querySelectorAll("p"))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("img")) paragraph.remove();
};
