import "./search.css";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../app/shell/paths.ts";
import { Button } from "../components/button.tsx";
import { formatNumber } from "../components/date-text.tsx";
import { useFoundHelp } from "../components/help/use-found-help.ts";
import { PlainDialog } from "../components/plain-dialog.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { TextInput } from "../components/text-input.tsx";
import { useDebounced } from "../components/use-debounced.ts";
import { commonText } from "../components/words.text.ts";
import { searchQueries } from "./search.queries.ts";
import { areaText, searchText as text } from "./search.text.ts";
import { type Suggestion, SuggestionList } from "./suggestion-list.tsx";

const PAUSE = 200;
const LETTERS = 3;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface SearchDialogProps {
  term: string;
  onTerm: (term: string) => void;
  onClose: () => void;
}

export const SearchDialog = ({ term, onTerm, onClose }: SearchDialogProps) => {
  const id = useId();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  const sought = term.trim();
  const rested = useDebounced(sought, PAUSE);
  const isLong = sought.length >= LETTERS;
  const { data, error, isPlaceholderData } = useQuery({
    ...searchQueries.suggestions(rested),
    enabled: isLong && rested.length >= LETTERS,
    placeholderData: keepPreviousData,
  });
  const page = isLong && rested.length >= LETTERS ? data : undefined;
  const isCurrent = rested === sought && !isPlaceholderData;
  const help = useFoundHelp(page && rested).map(
    (found): Suggestion => ({
      ...found,
      area: "help",
      id: found.path,
      date: null,
    }),
  );
  const suggestions = [...(page?.data ?? []), ...help];
  // Hits of earlier words are still shown, but cannot be opened.
  const ways =
    page && isCurrent
      ? [...suggestions.map(({ path }) => path), ...(page.totalCount > 0 ? [paths.search(sought)] : [])]
      : [];
  // Chosen by address, since results are replaced under it.
  const at = chosen === undefined ? -1 : ways.indexOf(chosen);
  const optionId = (index: number) => `${id}-${index}`;

  const open = (way: string) => {
    onClose();
    void navigate(way);
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && ways.length > 0) {
      event.preventDefault();
      // The additional step leads back to the field, with nothing chosen.
      const places = ways.length + 1;
      setChosen(ways[((at + 1 + step + places) % places) - 1]);
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing && sought) {
      // The focus returns to the button that opened the dialog, which the key would press.
      event.preventDefault();
      open(ways[at] ?? paths.search(sought));
    }
  };

  return (
    <PlainDialog
      className="search-dialog"
      title={text.title}
      visible
      onClose={onClose}
      footer={<Button text label={commonText.close} onClick={onClose} />}
    >
      <div className="search-box">
        <TextInput
          type="search"
          role="combobox"
          autoFocus
          autoComplete="off"
          aria-label={text.field}
          placeholder={text.field}
          aria-autocomplete="list"
          aria-expanded={ways.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          aria-describedby={`${id}-keys`}
          maxLength={200}
          value={term}
          onChange={(event) => {
            onTerm(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        {error && <ProblemNote error={error} />}
        <SuggestionList
          id={`${id}-list`}
          suggestions={suggestions}
          totalCount={page?.totalCount ?? 0}
          isWaiting={!isCurrent}
          searchTerm={rested}
          chosen={at}
          optionId={optionId}
          onOpen={(index) => open(ways[index] ?? paths.search(sought))}
        />
        <p className="muted" role="status">
          {!isLong && text.tooShort}
          {isLong && !error && !(page && isCurrent) && text.searching}
          {page &&
            isCurrent &&
            (page.totalCount > 0
              ? text.found(formatNumber(page.totalCount))
              : help.length > 0
                ? text.onlyHelp
                : text.nothing)}
          {page?.missing && isCurrent && <> {text.missing(page.missing)}</>}
          {page && isCurrent && page.incomplete.length > 0 && (
            <> {text.incomplete(page.incomplete.map((area) => areaText[area]))}</>
          )}
        </p>
        <p id={`${id}-keys`} className="muted search-keys">
          {text.keys}
        </p>
      </div>
    </PlainDialog>
  );
};
