import { useEffect } from "react";
import type { Found, FoundArea } from "../../shared/search/found.ts";
import { DateText, formatNumber } from "../components/date-text.tsx";
import { MarkedText } from "../components/marked-text.tsx";
import { areaText, searchText as text } from "./search.text.ts";

export type Suggestion = Pick<Found, "id" | "title" | "excerpt" | "path" | "date"> & {
  readonly area: FoundArea | "help";
};

const suggestedText = { ...areaText, help: text.help };

const areaIcons: Readonly<Record<Suggestion["area"], string>> = {
  help: "pi-question-circle",
  articles: "pi-book",
  people: "pi-users",
  offices: "pi-building",
  discussions: "pi-comments",
  events: "pi-calendar",
  cloud: "pi-cloud",
  misc: "pi-folder",
  galleries: "pi-images",
  newsletters: "pi-send",
  subscribers: "pi-id-card",
};

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  totalCount: number;
  searchTerm: string;
  isWaiting: boolean;
  /** -1 for none; the last one leads to all hits. */
  chosen: number;
  optionId: (index: number) => string;
  onOpen: (index: number) => void;
}

export const SuggestionList = (props: SuggestionListProps) => {
  const { id, suggestions, totalCount, searchTerm, isWaiting, chosen, optionId, onOpen } = props;
  const chosenId = optionId(chosen);

  useEffect(() => {
    document.getElementById(chosenId)?.scrollIntoView?.({ block: "nearest" });
  }, [chosenId]);

  const option = (index: number) => ({
    id: optionId(index),
    role: "option",
    tabIndex: -1,
    className: "suggestion",
    "aria-selected": index === chosen,
    // The field keeps the focus.
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
    onClick: () => onOpen(index),
  });

  return (
    <div
      id={id}
      className="suggestions"
      role="listbox"
      aria-label={text.suggestions}
      hidden={suggestions.length === 0}
      aria-busy={isWaiting}
      inert={isWaiting}
    >
      {suggestions.map(({ area, id: hitId, title, excerpt, date }, index) => (
        <div key={`${area} ${hitId}`} {...option(index)}>
          <i className={`pi ${areaIcons[area]}`} aria-hidden="true" />
          <span className="suggestion-title">
            <MarkedText text={title} searchTerm={searchTerm} />
          </span>
          <span className="muted">
            {suggestedText[area]}
            {date && area !== "people" && (
              <>
                {" · "}
                <DateText value={date} />
              </>
            )}
          </span>
          {excerpt && (
            <span className="suggestion-lines muted">
              <MarkedText text={excerpt} searchTerm={searchTerm} />
            </span>
          )}
        </div>
      ))}
      {totalCount > 0 && (
        <div {...option(suggestions.length)}>
          <i className="pi pi-search" aria-hidden="true" />
          <span className="suggestion-title">{text.more(formatNumber(totalCount))}</span>
        </div>
      )}
    </div>
  );
};
