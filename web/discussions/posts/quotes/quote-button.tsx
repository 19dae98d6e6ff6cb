import { useSyncExternalStore } from "react";
import { Button } from "../../../components/button.tsx";
import { answerText as text } from "../posts.text.ts";

interface Quotable {
  readonly content: string | null;
  readonly authorName: string | null;
}

/** What is selected of this text, up to its end; undefined if the selection begins elsewhere or in a quotation. */
const selectedRange = (element: Element | null): Range | undefined => {
  const selection = document.getSelection();
  if (!element || !selection || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const start = range.startContainer;
  if (!element.contains(start) || start.parentElement?.closest("blockquote")) return undefined;
  if (!element.contains(range.endContainer)) range.setEnd(element, element.childNodes.length);
  return range.toString().trim() ? range : undefined;
};

/** With the paragraph, list or emphasis that it is a part of. */
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

/** Without images, which belong to what is quoted, and without what that quotes itself. */
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
  /** "Antwort 3" */
  name: string;
  /** Of what is quoted, for the quotation's link to it. */
  address: string;
  /** Where its text is shown. */
  body: React.RefObject<HTMLElement | null>;
  onQuote: (html: string) => void;
}

const onSelection = (listener: () => void) => {
  document.addEventListener("selectionchange", listener);
  return () => document.removeEventListener("selectionchange", listener);
};

/** Quotes what is selected, or all of it. */
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
      // Would take the selection away.
      onMouseDown={(event) => event.preventDefault()}
      onClick={quote}
    />
  );
};
