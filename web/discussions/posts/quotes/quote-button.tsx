import { useSyncExternalStore } from "react";
import { Button } from "../../../components/button.tsx";
import { answerText as text } from "../posts.text.ts";

interface Quotable {
  readonly content: string | null;
  readonly authorName: string | null;
}

/** The selection within this text; undefined if it begins elsewhere or in a quotation. */
const selectedRange = (element: Element | null): Range | undefined => {
  const selection = document.getSelection();
  if (!element || !selection || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const start = range.startContainer;
  if (!element.contains(start) || start.parentElement?.closest("blockquote")) return undefined;
  if (!element.contains(range.endContainer)) range.setEnd(element, element.childNodes.length);
  return range.toString().trim() ? range : undefined;
};

const htmlOfRange = (element: Element, range: Range): string => {
  let content: Node = range.cloneContents();
  for (let at: Node | null = range.commonAncestorContainer; at && at !== element; at = at.parentNode) {
    if (!(at instanceof Element)) continue;
    const around = at.cloneNode(false);
    around.appendChild(content);
    content = around;
  }
  const holder = document.createElement("div");
  holder.append(content);
  return holder.innerHTML;
};

/** Drops images, which belong to the quoted entry, and nested quotations. */
const quoteOf = ({ content, authorName }: Quotable, address: string): string => {
  const quoted = new DOMParser().parseFromString(content ?? "", "text/html");
  for (const element of quoted.querySelectorAll("img, blockquote")) element.remove();
  for (const paragraph of quoted.querySelectorAll("p"))
    if (!paragraph.textContent?.trim()) paragraph.remove();
  const author = quoted.createElement("strong");
  const link = quoted.createElement("a");
  link.href = address;
  link.textContent = text.wrote(authorName ?? text.nobody);
  author.append(link);
  return `<blockquote><p>${author.outerHTML}</p>${quoted.body.innerHTML}</blockquote><p></p>`;
};

interface QuoteButtonProps {
  entry: Quotable;
  name: string;
  address: string;
  body: React.RefObject<HTMLElement | null>;
  onQuote: (html: string) => void;
}

const onSelection = (listener: () => void) => {
  document.addEventListener("selectionchange", listener);
  return () => document.removeEventListener("selectionchange", listener);
};

export const QuoteButton = ({ entry, name, address, body, onQuote }: QuoteButtonProps) => {
  const isSelected = useSyncExternalStore(onSelection, () => selectedRange(body.current) !== undefined);

  const quote = () => {
    const range = selectedRange(body.current);
    const content = range && body.current ? htmlOfRange(body.current, range) : entry.content;
    onQuote(quoteOf({ ...entry, content }, address));
  };

  return (
    <Button
      text
      icon="pi pi-comment"
      label={isSelected ? text.quoteSelection : text.quote}
      aria-label={isSelected ? text.quoteSelectionOf(name) : text.quoteOf(name)}
      // A press on the button would clear the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={quote}
    />
  );
};
