import "./filter-row.css";
import { useEffect, useState } from "react";
import { TextInput } from "../text-input.tsx";
import { listText } from "./list.text.ts";

const TYPING_PAUSE = 300;

interface SearchFieldProps {
  term: string;
  label?: string | undefined;
  onSearch: (term: string) => void;
}

export const SearchField = ({ term, label = listText.search, onSearch }: SearchFieldProps) => {
  const [text, setText] = useState(term);
  const [shown, setShown] = useState(term);
  // A changed address wins over what was typed: by Back, or by "Zurücksetzen".
  if (shown !== term) {
    setShown(term);
    if (text.trim() !== term) setText(term);
  }

  useEffect(() => {
    if (text.trim() === term) return;
    const pause = setTimeout(() => onSearch(text.trim()), TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [text, term, onSearch]);

  return (
    <TextInput
      type="search"
      className="list-search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
};
