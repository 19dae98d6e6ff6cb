import "./filter-row.css";
import { InputText } from "primereact/inputtext";
import { useEffect, useState } from "react";
import { listText } from "../components.text.ts";

const TYPING_PAUSE = 300;

export const SearchField = ({ term, onSearch }: { term: string; onSearch: (term: string) => void }) => {
  const [text, setText] = useState(term);
  const [shown, setShown] = useState(term);
  // The address wins over what was typed: back, "Zurücksetzen".
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
    <InputText
      type="search"
      className="list-search"
      aria-label={listText.search}
      placeholder={listText.search}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
};
