import "./marked-text.css";
import { markedWords } from "../../shared/marked-words.ts";

interface MarkedTextProps {
  text: string;
  searchTerm: string | undefined;
}

export const MarkedText = ({ text, searchTerm }: MarkedTextProps) =>
  searchTerm
    ? markedWords(text, searchTerm).map((part) =>
        part.isMarked ? <mark key={part.at}>{part.text}</mark> : part.text,
      )
    : text;
