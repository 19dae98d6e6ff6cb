import { Button } from "primereact/button";
import { useSyncExternalStore } from "react";
import { answerText as text } from "../posts.text.ts";
import { htmlOfRange, type Quotable, quoteOf, selectedRange } from "./quote.ts";

interface QuoteButtonProps {
  entry: Quotable;
  /** "Antwort 3" */
  name: string;
  /** Where its text is shown. */
  body: React.RefObject<HTMLElement | null>;
  onQuote: (html: string) => void;
}

const onSelection = (listener: () => void) => {
  document.addEventListener("selectionchange", listener);
  return () => document.removeEventListener("selectionchange", listener);
};

/** Quotes what is selected, or all of it. */
export const QuoteButton = ({ entry, name, body, onQuote }: QuoteButtonProps) => {
  const isSelected = useSyncExternalStore(onSelection, () => selectedRange(body.current) !== undefined);

  const quote = () => {
    const range = selectedRange(body.current);
    const content = range && body.current ? htmlOfRange(body.current, range) : entry.content;
    onQuote(quoteOf({ ...entry, content }));
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
