import "./mentions.css";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Editor, Range } from "@tiptap/core";
import type { SuggestionProps } from "@tiptap/suggestion";
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { foldedWordsIn } from "../../../../../shared/fold.ts";
import { type Employee, fullName } from "../../../../../shared/organisations/employee.ts";
import { Text } from "../../../layout/layout.tsx";
import { useOfficeNames } from "../../../people/offices.ts";
import { OFFERED, peopleQueries } from "../../../people/people.queries.ts";
import { useDebounced } from "../../../use-debounced.ts";
import { changeText } from "../change-text.ts";
import { mentionText as text } from "../rich-text.text.ts";
import { type Mentioned, MentionNode } from "./mention-node.ts";
import type { MentionKeys } from "./use-mentions.ts";

/** In ms. */
const PAUSE = 150;

export type Mentionable = Pick<
  Employee,
  "id" | "title" | "firstname" | "lastname" | "titleBehind" | "employedAt"
>;

/** By name only, while the search also matches titles, functions and offices. */
const isCalled =
  (query: string) =>
  ({ firstname, lastname }: Mentionable) => {
    const names = foldedWordsIn(`${firstname} ${lastname}`);
    return foldedWordsIn(query).every((word) => names.some((name) => name.startsWith(word)));
  };

/** Until the answer to a later query arrives, earlier results whose names match are shown. */
const useColleagues = (query: string, among: readonly Mentionable[] | undefined) => {
  const searched = useDebounced(query.trim(), PAUSE);
  const options = { placeholderData: keepPreviousData, enabled: !among };
  // useQueries would drop the earlier results with each new query.
  const answers = [
    useQuery({ ...peopleQueries.named(searched), ...options }),
    useQuery({ ...peopleQueries.find(searched), ...options }),
  ];
  const isAnswered =
    searched === query.trim() && answers.every(({ data, isPlaceholderData }) => data && !isPlaceholderData);
  const people: readonly Mentionable[] = among ?? answers.flatMap(({ data }) => data?.data ?? []);
  const found = new Map(people.map((person) => [person.id, person]));

  return {
    colleaguesFor: (asked: string) => [...found.values()].filter(isCalled(asked.trim())).slice(0, OFFERED),
    isAnswered: among !== undefined || isAnswered,
  };
};

const insertMention = (editor: Editor, { from, to }: Range, mentioned: Mentioned) => {
  const isFollowed = editor.state.doc.resolve(to).nodeAfter?.text?.startsWith(" ");
  changeText(editor)
    .insertContentAt({ from, to: isFollowed ? to + 1 : to }, [
      { type: MentionNode.name, attrs: mentioned },
      { type: "text", text: " " },
    ])
    .run();
};

interface MentionListProps {
  asked: SuggestionProps;
  keys: React.Ref<MentionKeys>;
  mentionable: readonly Mentionable[] | undefined;
}

const mentionOf = (person: Mentionable) => ({ id: person.id, label: fullName(person) });

/** The focus stays in the text (WAI-ARIA, combobox pattern). */
export const MentionList = ({
  asked: { editor, query, range, mount },
  keys,
  mentionable,
}: MentionListProps) => {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const officeName = useOfficeNames("");
  const { colleaguesFor, isAnswered } = useColleagues(query, mentionable);
  const [chosen, setChosen] = useState({ query, at: 0 });
  const colleagues = colleaguesFor(query);
  const active = chosen.query === query ? Math.min(chosen.at, colleagues.length - 1) : 0;
  const isFound = colleagues.length > 0;
  // Several words that are nobody's name are a sentence.
  const isNobody = isAnswered && !isFound && !query.includes(" ");
  const optionId = (at: number) => `${id}-${at}`;

  useLayoutEffect(() => (popup.current ? mount(popup.current) : undefined), [mount]);

  useEffect(() => {
    if (!isFound) return;
    const { dom } = editor.view;
    dom.setAttribute("aria-controls", id);
    dom.setAttribute("aria-activedescendant", `${id}-${active}`);
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: "nearest" });
    return () => {
      dom.removeAttribute("aria-controls");
      dom.removeAttribute("aria-activedescendant");
    };
  }, [editor, id, isFound, active]);

  useImperativeHandle(keys, () => ({ view, event, range: now }) => {
    // The typed text may be newer than the rendered list.
    const typed = view.state.doc.textBetween(now.from + 1, now.to);
    const among = colleaguesFor(typed);
    const at = typed === query ? active : 0;
    const person = among[at];
    if (!person || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false;
    const go = (steps: number) => setChosen({ query: typed, at: (at + steps + among.length) % among.length });

    if (event.key === "ArrowDown") go(1);
    else if (event.key === "ArrowUp") go(-1);
    else if (event.key === "Enter" || event.key === "Tab") insertMention(editor, now, mentionOf(person));
    else return false;
    return true;
  });

  return (
    <>
      <span className="visually-hidden" role="status">
        {isFound && text.found(colleagues.length)}
      </span>
      {/** biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the text */}
      <div
        ref={popup}
        className="mention-popup"
        hidden={!isFound && !isNobody}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isNobody && (
          <p className="muted" role="status">
            {mentionable ? text.nobodyOfReaders : text.nobody}
          </p>
        )}
        {isFound && (
          // A scrollable list must be focusable, though Tab chooses before it gets here.
          <div id={id} role="listbox" aria-label={text.label} tabIndex={0}>
            {colleagues.map((person, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: by the keys of the text
              <div
                key={person.id}
                id={optionId(at)}
                className="mention-choice"
                role="option"
                aria-selected={at === active}
                onClick={() => insertMention(editor, range, mentionOf(person))}
              >
                {fullName(person)}
                <Text as="span" className="muted">
                  {officeName(person.employedAt)}
                </Text>
              </div>
            ))}
          </div>
        )}
      </div>
    </>
  );
};
