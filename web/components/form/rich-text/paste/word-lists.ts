interface Item {
  readonly blocks: readonly Element[];
  readonly level: number;
  /** 0 if it is no number; undefined in an unordered list. */
  readonly number: number | undefined;
}

interface OpenList {
  readonly element: HTMLElement;
  readonly level: number;
}

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const NUMBERED = /^\(?(?:\d+(?:\.\d+)*|[a-z]{1,5})[.)]$|^\d+(?:\.\d+)+$/i;

const styleOf = (element: Element) => element.getAttribute("style") ?? "";
const markerIn = (element: Element) =>
  [...element.querySelectorAll("span")].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
const textOf = (element: Element | undefined) => (element?.textContent ?? "").replaceAll(/\s+/g, "");

const BULLET = /^[•·▪◦‣\uF000-\uF0FF]$/;
/** These letters are symbols in the fonts of bullets. */
const DRAWN = /^[§oØüv]$/;
const ofSymbols = (element: Element | null) =>
  element !== null && /symbol|wingdings|courier/i.test(styleOf(element));

const firstText = (block: Element): Text | undefined => {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim()) return node;
  return undefined;
};

/** A bullet or number as plain text with blanks behind it: browsers leave this of Word's own marks. */
const looseMarkerIn = (block: Element, isMarker: (sign: string) => boolean): Element | undefined => {
  const text = firstText(block);
  const sign = text?.data.trim() ?? "";
  let marker = text?.parentElement ?? null;
  const isDrawn = DRAWN.test(sign) && ofSymbols(marker);
  if (!marker || marker === block || !(isDrawn || isMarker(sign)) || textOf(marker) !== sign)
    return undefined;
  for (let outer = marker.parentElement; outer && outer !== block; outer = outer.parentElement) {
    if (textOf(outer) !== sign) break;
    marker = outer;
  }
  return marker;
};

const isListParagraph = (element: Element) =>
  element.localName === "p" && /\bMsoListParagraph/.test(element.className);
const paragraphMarkerIn = (element: Element) =>
  isListParagraph(element)
    ? looseMarkerIn(element, (sign) => BULLET.test(sign) || NUMBERED.test(sign))
    : undefined;

/** In points; Word indents each level by 36. */
const indents = { pt: 1, px: 0.75, in: 72, cm: 28.35 };
const levelByIndent = (element: Element) => {
  const [, size = "36", unit = "pt"] =
    /margin(?:-left:\s*|:(?:\s*[\d.]+\w*){3}\s+)([\d.]+)(pt|px|in|cm)/i.exec(styleOf(element)) ?? [];
  const points =
    Number(size) * (Object.entries(indents).find(([name]) => name === unit.toLowerCase())?.[1] ?? 1);
  return Math.max(1, Math.round(points / 36));
};

const numberOf = (marker: string): number | undefined =>
  NUMBERED.test(marker) ? Number(/(\d+)\D*$/.exec(marker)?.[1] ?? 0) : undefined;

/** Word writes an item as a paragraph that begins with its bullet or number. */
const itemOf = (paragraph: Element): Item | undefined => {
  const level = LEVEL.exec(styleOf(paragraph))?.[1];
  const marker = markerIn(paragraph) ?? paragraphMarkerIn(paragraph);
  if (!level && !marker) return undefined;
  const number = numberOf(textOf(marker));
  marker?.remove();
  const block = document.createElement("p");
  block.append(...paragraph.childNodes);
  return { blocks: [block], level: level ? Number(level) : levelByIndent(paragraph), number };
};

/** Word on the web writes a list for each item, with its level in an attribute. */
const webItemOf = (item: Element): Item => {
  const list = item.closest("ol, ul");
  for (const unseen of item.querySelectorAll(".EOP, [class*=ListMarker]")) unseen.remove();
  return {
    blocks: [...item.children],
    level: Number(item.getAttribute("data-aria-level")),
    number: list?.localName === "ol" ? Number(list.getAttribute("start") ?? 1) : undefined,
  };
};

const fits = ({ element, level }: OpenList, item: Item) =>
  level === item.level &&
  (element.localName === "ol") === (item.number !== undefined) &&
  // A restarted numbering is another list.
  !(item.number === 1 && element.childElementCount > 0);

const newList = ({ level, number }: Item): OpenList => {
  const element = document.createElement(number === undefined ? "ul" : "ol");
  if (number !== undefined && number > 1) element.setAttribute("start", String(number));
  return { element, level };
};

const nested = (items: readonly Item[]): HTMLElement[] => {
  const outermost: HTMLElement[] = [];
  let open: OpenList[] = [];

  for (const item of items) {
    open = open.filter((list) => list.level < item.level || fits(list, item));
    if (open.at(-1)?.level !== item.level) {
      const list = newList(item);
      const parent = open.at(-1)?.element.lastElementChild;
      if (parent) parent.append(list.element);
      else outermost.push(list.element);
      open = [...open, list];
    }
    const line = document.createElement("li");
    line.append(...item.blocks);
    open.at(-1)?.element.append(line);
  }
  return outermost;
};

const flatListOf = (item: Element) => {
  const list = item.closest("ol, ul");
  return list && !list.querySelector("ol, ul") && !list.parentElement?.closest("li") ? list : undefined;
};

const isAfter = (element: Element, before: Element | undefined) =>
  before !== undefined && element.previousElementSibling === before;

const inGroups = (elements: readonly Element[]): Element[][] => {
  const groups: Element[][] = [];
  for (const element of elements) {
    const group = groups.at(-1);
    if (group && isAfter(element, group.at(-1))) group.push(element);
    else groups.push([element]);
  }
  return groups;
};

const replaceBy = (group: readonly Element[], lists: readonly Element[]) => {
  group[0]?.before(...lists);
  for (const element of group) element.remove();
};

export const restoreWordLists = (body: HTMLElement): void => {
  const paragraphs = [...body.querySelectorAll("p, div")].filter(
    (element) =>
      LEVEL.test(styleOf(element)) ||
      (element.localName === "p" && (markerIn(element) ?? paragraphMarkerIn(element))),
  );
  for (const group of inGroups(paragraphs))
    replaceBy(group, nested(group.map(itemOf).filter((item) => item !== undefined)));

  const wrappers = [...body.querySelectorAll("li[data-aria-level]")].flatMap(
    (item) => item.closest("[class*=ListContainerWrapper]") ?? flatListOf(item) ?? [],
  );
  for (const group of inGroups([...new Set(wrappers)]))
    replaceBy(group, nested(group.flatMap((wrapper) => [...wrapper.querySelectorAll("li")].map(webItemOf))));

  for (const item of body.querySelectorAll("ul > li"))
    looseMarkerIn(item, (sign) => BULLET.test(sign))?.remove();

  // The number of a heading belongs to its text.
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const marker = markerIn(heading);
    marker?.replaceWith(`${textOf(marker)} `);
  }
};
