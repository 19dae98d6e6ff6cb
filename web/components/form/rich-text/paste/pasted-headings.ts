/** Headings above the highest are the page's own. */
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

export const fitHeadings = (body: HTMLElement): void => {
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const shift = Math.max(0, TOP - Math.min(...headings.map(levelOf)));

  for (const heading of headings) rename(heading, `h${Math.min(levelOf(heading) + shift, BOTTOM)}`);
};
