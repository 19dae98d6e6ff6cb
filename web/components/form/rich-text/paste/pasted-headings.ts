/** The highest and the lowest that a text may have; what stands above it is the page's own. */
const [TOP, BOTTOM] = [2, 4];

const levelOf = ({ localName }: Element) => Number(localName.slice(1));

const rename = (element: Element, name: string) => {
  const renamed = document.createElement(name);
  const side = element instanceof HTMLElement ? element.style.textAlign : "";
  // What else a program says of its headings' looks is what ours have anyway.
  renamed.style.textAlign = side;
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

/** Puts headings to the levels a text may have, in the order they have among each other. */
export const fitHeadings = (body: HTMLElement): void => {
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const shift = Math.max(0, TOP - Math.min(...headings.map(levelOf)));

  for (const heading of headings) rename(heading, `h${Math.min(levelOf(heading) + shift, BOTTOM)}`);
};
